import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { canonical } from '@athanor/kernel'
import type { Command } from '@athanor/protocol'

/** 256 random bits in hexadecimal: for seats and for the luck of a table. */
export function newSecret(): string {
  return randomBytes(32).toString('hex')
}

/** 128 random bits: a table that is not listed can only be found by its link. */
export function newTableId(): string {
  return randomBytes(16).toString('base64url')
}

/** 128 random bits that hide a name in the id of a seat. */
export function newNameKey(): string {
  return randomBytes(16).toString('hex')
}

/** Names this process among those of a club. */
export function newNodeName(): string {
  return `n${randomBytes(6).toString('hex')}`
}

/** What is kept of a seat's secret. It has 256 bits of its own, so it needs neither salt nor a slow hash. */
export function keyOf(secret: string): string {
  return createHash('sha256').update(`athanor/seat\n${secret}`).digest('hex')
}

/** Says that a table came from this command of this player, and nothing else. */
export function originOf(key: string, command: string): string {
  return createHash('sha256').update(`athanor/origin\n${key}\n${command}`).digest('hex')
}

/** What a command asks for, whatever its id: an accepted id that comes again must ask for the same. */
export function fingerprintOf(command: Command): string {
  const { id: _, ...asked } = command
  return createHash('sha256')
    .update(`athanor/asked\n${canonical(asked)}`)
    .digest('base64url')
    .slice(0, 22)
}

/** Whether two texts are the same, in a time that tells nothing of where they differ, nor how long they are. */
export function isSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => createHash('sha256').update(text).digest())
  return first !== undefined && second !== undefined && timingSafeEqual(first, second)
}
