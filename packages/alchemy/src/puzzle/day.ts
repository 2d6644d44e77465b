/** The day of the first puzzle. */
export const firstDay = '2026-01-01'

const millisecondsOfDay = 86_400_000

/** The number of a day's puzzle, the first one being 1; null for what is no date or lies before the first one. */
export function numberOfDay(day: string): number | null {
  const time = timeOf(day)
  if (time === null) return null
  const number = (time - (timeOf(firstDay) as number)) / millisecondsOfDay + 1
  return number >= 1 ? number : null
}

/** The day of a number. */
export function dayOfNumber(number: number): string {
  return new Date((timeOf(firstDay) as number) + (number - 1) * millisecondsOfDay).toISOString().slice(0, 10)
}

/** From 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return ((new Date(timeOf(day) as number).getUTCDay() + 6) % 7) + 1
}

/** The calendar's midnight in Greenwich: a day of the calendar is the same everywhere, whenever it begins. */
function timeOf(day: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null
  const time = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? null : time
}
