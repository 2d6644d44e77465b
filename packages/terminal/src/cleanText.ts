/** Whatever could steer a terminal, or make a line read otherwise than it is: the sequences begin with such a sign. */
const steering = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu

/** The looks that this program itself puts on text (`paint.ts`), and whatever else could steer. */
// oxlint-disable-next-line no-control-regex
const steeringBesidesPaint = /(\u001B\[(?:1|2|22|39|49|[34]8;5;\d{1,3})m)|[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu

/** Text from outside without anything that could steer a terminal. */
export function cleanText(text: string): string {
  return text.replaceAll(steering, '').trim()
}

/** The same, with its spaces. */
export function withoutSteering(text: string): string {
  return text.replaceAll(steering, '')
}

/** Text of this program that may be painted already. */
export function withPaintAlone(text: string): string {
  return text.replaceAll(steeringBesidesPaint, (_, paint: string | undefined) => paint ?? '')
}

/** Data as a terminal may print it: the same data for whoever reads it, without a sign that could steer. */
export function cleanJson(data: unknown): string {
  return JSON.stringify(data, null, 2).replaceAll(/[\u007F\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) =>
    sign === '\n'
      ? sign
      : Array.from({ length: sign.length }, (_, unit) => `\\u${hex(sign.charCodeAt(unit))}`).join(''),
  )
}

function hex(unit: number): string {
  return unit.toString(16).padStart(4, '0')
}
