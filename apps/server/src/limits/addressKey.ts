import { isIPv6 } from 'node:net'

/**
 * Under what the limits for one address count. Whoever has an IPv6 address has at least 2^64 of them, so the network
 * counts, not the single address.
 */
export function addressKey(ip: string): string {
  if (!isIPv6(ip)) return ip
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip) ?? []
  if (mapped !== undefined) return mapped
  const [bare = ''] = ip.split('%')
  const [before = '', after = ''] = bare.split('::')
  const head = before === '' ? [] : before.split(':')
  const tail = after === '' ? [] : after.split(':')
  const zeros = bare.includes('::') ? Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0') : []
  const groups = [...head, ...zeros, ...tail].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${groups.join(':')}::/64`
}
