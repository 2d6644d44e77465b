import { Buffer } from 'node:buffer'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { base64urlOf, hexOfBase64url } from './base64url.ts'

it('agrees with what everybody else calls base64url, both ways', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      const buffer = Buffer.from(bytes)
      expect(base64urlOf(buffer.toString('hex'))).toBe(buffer.toString('base64url'))
      expect(hexOfBase64url(buffer.toString('base64url'))).toBe(buffer.toString('hex'))
    }),
  )
})
