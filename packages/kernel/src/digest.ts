import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

export { bytesToHex as hexOf, sha256, utf8ToBytes as utf8 }

/** Reads lower-case hexadecimal of an exact length, or throws. */
export function bytesOfHex(hex: string, length: number): Uint8Array {
  if (!isHex(hex, length)) throw new TypeError(`expected ${length * 2} lower-case hexadecimal digits`)
  return hexToBytes(hex)
}

export function isHex(text: string, bytes: number): boolean {
  return text.length === bytes * 2 && /^[0-9a-f]*$/.test(text)
}

/** SHA-256 over parts, in hexadecimal. The domain keeps hashes for different purposes apart. */
export function digest(domain: string, ...parts: readonly Uint8Array[]): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes(`athanor/${domain}\n`), ...parts)))
}
