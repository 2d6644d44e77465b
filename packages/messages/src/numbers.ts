/**
 * Writes numbers as a language does, with a true minus where `Intl` puts a hyphen: beside "−5 points" of a text "-2.5"
 * would look like something else.
 */
export function numbersOf(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const numbers = new Intl.NumberFormat(locale, options)
  const write = numbers.format
  return Object.defineProperty(numbers, 'format', {
    value: (value: number) => write(value).replace(/^-/, '\u2212'),
  })
}

/** What messages are put together with. Making one takes longer than using it, so each is made once. */
export const formatters = {
  getNumberFormat: once(numbersOf),
  getDateTimeFormat: once((locale, options) => new Intl.DateTimeFormat(locale, options)),
  getPluralRules: once((locale, options) => new Intl.PluralRules(locale, options)),
}

type Place = string | readonly string[] | undefined

function once<Options extends object | undefined, Made>(
  make: (locale: string, options?: Options) => Made,
): (locale?: Place, options?: Options) => Made {
  const known = new Map<string, Made>()
  return (locale = [], options) => {
    const key = `${String(locale)} ${JSON.stringify(options ?? {})}`
    const made = known.get(key) ?? make(String(locale), options)
    known.set(key, made)
    return made
  }
}
