import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A device with one passkey, in a few lines: what a browser would send for it. */
export interface Authenticator {
  register(challenge: string, origin: string): object
  /** Another counter than the next one is that of a copy. */
  answer(challenge: string, origin: string, counter?: number): { readonly id: string; readonly response: object }
}

export function authenticator(rpID: string, counts = true): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  const name = id.toString('base64url')
  let counted = 0
  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  function data(flags: number, counter: number): Buffer {
    const head = Buffer.alloc(5)
    head.writeUInt8(flags)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([createHash('sha256').update(rpID).digest(), head])
  }

  return {
    register(challenge, origin) {
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      // User present, user verified, a key comes along.
      const authData = Buffer.concat([data(0x45, 0), Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const attestation = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from('fmt'),
        Buffer.from([0x64]),
        Buffer.from('none'),
        Buffer.from([0x67]),
        Buffer.from('attStmt'),
        Buffer.from([0xa0, 0x68]),
        Buffer.from('authData'),
        Buffer.from([0x58, authData.length]),
        authData,
      ])
      return {
        id: name,
        rawId: name,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    answer(challenge, origin, counter = counts ? ++counted : 0) {
      const client = clientData('webauthn.get', challenge, origin)
      const authData = data(0x05, counter)
      const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()])
      return {
        id: name,
        rawId: name,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      } as { readonly id: string; readonly response: object }
    },
  }
}
