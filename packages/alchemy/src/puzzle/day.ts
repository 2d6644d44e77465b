import { present } from '@athanor/kernel'

/** The day of the first puzzle. */
export const firstDay = '2026-01-01'

/** The number of a day's puzzle, the first one being 1; null for what is no date or lies before the first one. */
export function numberOfDay(day: string): number | null {
  const count = daysSinceEra(day)
  if (count === null) return null
  const number = count - firstCount + 1
  return number >= 1 ? number : null
}

/** The day of a number. */
export function dayOfNumber(number: number): string {
  const count = firstCount + number - 1
  // No year has more than 366 days, so the year is not before this one.
  let year = Math.floor(count / 366) + 1
  while (daysBefore(year + 1) <= count) year++
  let [month, left] = [1, count - daysBefore(year)]
  for (; left >= daysIn(year, month); month++) left -= daysIn(year, month)
  return `${year}-${two(month)}-${two(left + 1)}`
}

/** From 1 for Monday to 7 for Sunday: the first day of year 1 was a Monday. */
export function weekdayOf(day: string): number {
  return (present(daysSinceEra(day), `day ${day}`) % 7) + 1
}

const firstCount = daysSinceEra(firstDay) as number

/** Days since the first one of year 1 by our calendar; null for what is no date. */
function daysSinceEra(day: string): number | null {
  const [, ...parts] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
  const [year = 0, month = 0, date = 0] = parts.map(Number)
  if (year < 1 || month < 1 || month > 12 || date < 1 || date > daysIn(year, month)) return null
  let count = daysBefore(year)
  for (let before = 1; before < month; before++) count += daysIn(year, before)
  return count + date - 1
}

function daysBefore(year: number): number {
  const last = year - 1
  return last * 365 + Math.floor(last / 4) - Math.floor(last / 100) + Math.floor(last / 400)
}

function daysIn(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
