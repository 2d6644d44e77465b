import { protocolVersion } from '@athanor/protocol'

/** Says which protocol is spoken, as everybody has to first. */
export const helloText = JSON.stringify({ kind: 'hello', id: 'hello', protocol: protocolVersion })
