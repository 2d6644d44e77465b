import type { NetworkInterfaceInfo } from 'node:os'
import { describe, expect, it } from 'vitest'
import { reach } from './reach.ts'

const four = { family: 'IPv4', netmask: '255.255.255.0', mac: '00:00:00:00:00:00', cidr: null } as const
const six = { ...four, family: 'IPv6', scopeid: 0 } as const
const interfaces: Record<string, NetworkInterfaceInfo[]> = {
  lo: [{ ...four, address: '127.0.0.1', internal: true }],
  wlan0: [
    { ...six, address: 'fe80::1', internal: false },
    { ...four, address: '192.168.1.5', internal: false },
  ],
  eth0: [{ ...four, address: '10.0.0.7', internal: false }],
}

describe('where others reach the server', () => {
  it.each(['127.0.0.1', '127.3.2.1', 'localhost', '::1'])('nowhere, when it listens on %s', (host) => {
    expect(reach({ host, publicUrl: null }, 8080, interfaces)).toEqual([])
  })

  it.each(['0.0.0.0', '::'])('under the addresses of its networks, when it listens on %s', (host) => {
    const addresses = ['http://192.168.1.5:8080', 'http://10.0.0.7:8080']
    expect(reach({ host, publicUrl: null }, 8080, interfaces)).toEqual(addresses)
  })

  it('under the one it listens on', () => {
    expect(reach({ host: '10.0.0.7', publicUrl: null }, 81, interfaces)).toEqual(['http://10.0.0.7:81'])
    expect(reach({ host: 'fd00::7', publicUrl: null }, 81, interfaces)).toEqual(['http://[fd00::7]:81'])
  })

  it('under its public address alone, when there is one', () => {
    const publicUrl = new URL('https://play.example.org/')
    expect(reach({ host: '0.0.0.0', publicUrl }, 8080, interfaces)).toEqual(['https://play.example.org'])
  })
})
