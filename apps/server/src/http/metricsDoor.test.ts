import { describe, expect, it } from 'vitest'
import { mayReadMetrics } from './metricsDoor.ts'

const usual = { metrics: 'local', metricsToken: null, publicUrl: null, proxies: 0 } as const
const local = { headers: { host: '127.0.0.1:8080' }, remoteAddress: '127.0.0.1' }
const publicUrl = new URL('https://play.example')
const token = 'a token of sixteen letters'

describe('who may read the numbers', () => {
  it.each([
    ['127.0.0.1', '127.0.0.1:8080', true],
    ['::1', '[::1]:8080', true],
    ['::ffff:127.0.0.1', 'localhost', true],
    ['192.168.1.9', '127.0.0.1:8080', false],
    ['127.0.0.1', 'play.example', false],
    ['127.0.0.1', '192.168.1.5:8080', false],
    ['127.0.0.1', 'localhost.evil.example', false],
    [undefined, 'localhost', false],
  ])('somebody at %s who calls for %s: %s', (remoteAddress, host, may) => {
    expect(mayReadMetrics(usual, { headers: { host }, remoteAddress })).toBe(may)
  })

  it.each(['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'x-forwarded-proto'])(
    'nobody whose request bears the trace of a proxy: %s',
    (name) => {
      const headers = { ...local.headers, [name]: 'x' }
      expect(mayReadMetrics(usual, { ...local, headers })).toBe(false)
    },
  )

  it('nobody without a token where there is a proxy, for it may leave no trace', () => {
    expect(mayReadMetrics({ ...usual, proxies: 1 }, local)).toBe(false)
    expect(mayReadMetrics({ ...usual, publicUrl }, local)).toBe(false)
    const settings = { ...usual, publicUrl, proxies: 1, metricsToken: token }
    const asking = (authorization: string) => ({ ...local, headers: { ...local.headers, authorization } })
    expect(mayReadMetrics(settings, asking(`Bearer ${token}`))).toBe(true)
    expect(mayReadMetrics(settings, asking(`Bearer ${token}x`))).toBe(false)
    expect(mayReadMetrics(settings, asking('Bearer '))).toBe(false)
    expect(mayReadMetrics(settings, local)).toBe(false)
    expect(mayReadMetrics({ ...settings, metrics: 'off' }, asking(`Bearer ${token}`))).toBe(false)
  })

  it('everybody or nobody, if so asked', () => {
    const far = { headers: { host: 'play.example' }, remoteAddress: '203.0.113.5' }
    expect(mayReadMetrics({ ...usual, metrics: 'open' }, far)).toBe(true)
    expect(mayReadMetrics({ ...usual, metrics: 'off' }, local)).toBe(false)
  })
})
