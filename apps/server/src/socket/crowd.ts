import type { Guest } from '../limits/guests.ts'

/** Who is at the sockets, and who gives way when there are too many of them. */
export interface Crowd<Socket> {
  readonly size: number
  /** Sockets of every address from which somebody is here. */
  addresses(): readonly { readonly address: string; readonly sockets: number }[]
  /** Whether there is room for one more socket of this guest; whoever has to give way is told so. */
  makeRoomFor(guest: Guest): boolean
  add(socket: Socket, guest: Guest): void
  remove(socket: Socket): void
  /** It has become known whose socket this is. */
  belongsTo(socket: Socket, guest: Guest): void
}

export interface CrowdLimits {
  readonly all: number
  readonly address: number
  /** Sockets of one person. */
  readonly person: number
}

/**
 * A person may have some sockets, an address many, the server more. When there is no room left, whoever holds a seat comes
 * in all the same: the oldest socket of somebody who holds none gives way, one of the same address if that is full.
 */
export function crowd<Socket>(most: CrowdLimits, giveWay: (socket: Socket) => void): Crowd<Socket> {
  const guests = new Map<Socket, Guest>()
  const byAddress = new Map<string, Set<Socket>>()
  const byName = new Map<string, number>()

  function count(name: string, more: 1 | -1): void {
    const now = (byName.get(name) ?? 0) + more
    if (now > 0) byName.set(name, now)
    else byName.delete(name)
  }

  function remove(socket: Socket): void {
    const guest = guests.get(socket)
    if (guest === undefined) return
    guests.delete(socket)
    count(guest.name, -1)
    const sockets = byAddress.get(guest.address)
    sockets?.delete(socket)
    if (sockets?.size === 0) byAddress.delete(guest.address)
  }

  function add(socket: Socket, guest: Guest): void {
    guests.set(socket, guest)
    count(guest.name, 1)
    byAddress.set(guest.address, (byAddress.get(guest.address) ?? new Set()).add(socket))
  }

  function isRoomAmong(sockets: Iterable<Socket>, guest: Guest): boolean {
    if (!guest.comesFirst) return false
    for (const socket of sockets) {
      if (guests.get(socket)?.comesFirst !== false) continue
      remove(socket)
      giveWay(socket)
      return true
    }
    return false
  }

  return {
    get size() {
      return guests.size
    },
    addresses: () => [...byAddress].map(([address, sockets]) => ({ address, sockets: sockets.size })),
    makeRoomFor(guest) {
      if (guest.isKnown && (byName.get(guest.name) ?? 0) >= most.person) return false
      const sameAddress = byAddress.get(guest.address) ?? new Set()
      if (sameAddress.size >= most.address) return isRoomAmong(sameAddress, guest)
      return guests.size < most.all || isRoomAmong(guests.keys(), guest)
    },
    add,
    remove,
    belongsTo(socket, guest) {
      const before = guests.get(socket)
      if (before === undefined) return
      count(before.name, -1)
      guests.set(socket, guest)
      count(guest.name, 1)
    },
  }
}
