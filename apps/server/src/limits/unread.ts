/** Counts what waits to be read by each connection, and by all connections of one address together. */
export interface UnreadBook {
  /** `hangUp` is called when this connection has to go: it leaves the most unread of all of its address. */
  open(address: string, hangUp: () => void): UnreadAccount
}

export interface UnreadAccount {
  /** Bytes were handed to the connection. */
  add(bytes: number): void
  /** They were passed on. */
  sent(bytes: number): void
  /** The connection is gone, and its memory with it. */
  close(): void
}

export interface UnreadLimits {
  /** Bytes that one connection may leave unread, and those of one address together. */
  readonly connection: number
  readonly address: number
}

interface Account {
  held: number
  isHangingUp: boolean
  readonly hangUp: () => void
}

interface AddressAccounts {
  readonly all: Set<Account>
  held: number
}

export function unreadBook(most: UnreadLimits): UnreadBook {
  const byAddress = new Map<string, AddressAccounts>()

  function hangUp(account: Account | undefined): void {
    if (account === undefined || account.isHangingUp) return
    account.isHangingUp = true
    account.hangUp()
  }

  return {
    open(address, hangUpThis) {
      const account: Account = { held: 0, isHangingUp: false, hangUp: hangUpThis }
      const together = byAddress.get(address) ?? { all: new Set(), held: 0 }
      byAddress.set(address, together)
      together.all.add(account)
      const count = (bytes: number) => {
        if (!together.all.has(account)) return
        account.held += bytes
        together.held += bytes
      }
      return {
        add(bytes) {
          count(bytes)
          if (account.held > most.connection) hangUp(account)
          if (together.held > most.address) hangUp(worstOf(together.all))
        },
        sent: (bytes) => count(-bytes),
        close() {
          count(-account.held)
          together.all.delete(account)
          if (together.all.size === 0) byAddress.delete(address)
        },
      }
    },
  }
}

function worstOf(accounts: ReadonlySet<Account>): Account | undefined {
  let worst: Account | undefined
  for (const account of accounts) {
    if (!account.isHangingUp && account.held > (worst?.held ?? 0)) worst = account
  }
  return worst
}
