/** What each of several has had, and whose turn it therefore is (start-time fair queueing). */
export interface FairLedger {
  readonly size: number
  /** One more thing that is waited for or done in this name. */
  begin(name: string): void
  end(name: string): void
  charge(name: string, amount: number): void
  had(name: string): number
}

interface Share {
  had: number
  busy: number
}

/** Nobody saves up turns by staying away: who begins anew is taken to have had as much as the least of the busy ones. */
export function fairLedger(): FairLedger {
  const shares = new Map<string, Share>()
  let level = 0

  function rise(): void {
    let least = Number.POSITIVE_INFINITY
    for (const { busy, had } of shares.values()) if (busy > 0) least = Math.min(least, had)
    if (Number.isFinite(least)) level = Math.max(level, least)
    // Who has had more than that and is away is remembered, so that coming again does not pay.
    for (const [name, { busy, had }] of shares) if (busy === 0 && had <= level) shares.delete(name)
  }

  return {
    get size() {
      return shares.size
    },
    begin(name) {
      const share = shares.get(name) ?? { had: level, busy: 0 }
      if (share.busy === 0) share.had = Math.max(share.had, level)
      share.busy++
      shares.set(name, share)
    },
    end(name) {
      const share = shares.get(name)
      if (share === undefined) return
      share.busy--
      rise()
    },
    charge(name, amount) {
      const share = shares.get(name)
      if (share === undefined) return
      // What is begun now counts for those who come later, not for who comes meanwhile.
      rise()
      share.had += amount
    },
    had: (name) => shares.get(name)?.had ?? level,
  }
}
