/** Tells whoever runs the server what is wrong with the database. */
export type Report = (details: object, message: string) => void

/** Milliseconds for which further trouble is not reported. */
const reportedFor = 60_000

/** Says what is wrong once, and again only when it lasts. */
export function nowAndThen(report: Report): Report {
  let reportedAt: number | null = null
  return (details, message) => {
    if (reportedAt !== null && performance.now() - reportedAt < reportedFor) return
    reportedAt = performance.now()
    report(details, message)
  }
}
