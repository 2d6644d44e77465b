import { readFileSync } from 'node:fs'
import { formatData } from '@athanor/messages/all'
import { describe, expect, it } from 'vitest'
import { readSettings, settingNames } from './settings.ts'

describe('the settings', () => {
  it('need no environment at all', () => {
    expect(readSettings({ PATH: '/bin' })).toMatchObject({ ok: true, settings: { host: '127.0.0.1', port: 8080 } })
  })

  it('take what the environment says', () => {
    const read = readSettings({
      ATHANOR_PORT: '9000',
      ATHANOR_PUBLIC_URL: 'https://play.example/',
      ATHANOR_ORIGINS: 'https://a.example, http://b.example:81',
      ATHANOR_BOT_SECONDS: '0.5',
      ATHANOR_METRICS: 'off',
      ATHANOR_RATE: '',
    })
    expect(read).toMatchObject({
      ok: true,
      settings: {
        port: 9000,
        origins: ['https://a.example', 'http://b.example:81'],
        botSeconds: 0.5,
        metrics: 'off',
        rate: 20,
      },
    })
  })

  it.each([
    ['ATHANOR_PORT', 'eighty', 'ATHANOR_PORT must be a whole number from 0 to 65,535, not “eighty”.'],
    ['ATHANOR_PORT', '70000', 'ATHANOR_PORT must be a whole number from 0 to 65,535, not “70000”.'],
    ['ATHANOR_PORT', '1.5', 'ATHANOR_PORT must be a whole number from 0 to 65,535, not “1.5”.'],
    ['ATHANOR_PORT', ' ', 'ATHANOR_PORT must be a whole number from 0 to 65,535, not “ ”.'],
    ['ATHANOR_BOT_SECONDS', '0', 'ATHANOR_BOT_SECONDS must be a number from 0.05 to 60, not “0”.'],
    ['ATHANOR_LANG', 'de', 'ATHANOR_LANG must be one of en, ru, not “de”.'],
    ['ATHANOR_METRICS', 'yes', 'ATHANOR_METRICS must be one of local, open, off, not “yes”.'],
    [
      'ATHANOR_PUBLIC_URL',
      'play.example',
      'ATHANOR_PUBLIC_URL must be an address that begins with http:// or https://, not “play.example”.',
    ],
    [
      'ATHANOR_PUBLIC_URL',
      'https://play.example/athanor',
      'ATHANOR_PUBLIC_URL must be an address without a path, not “https://play.example/athanor”: the server must be at the root of its host.',
    ],
    [
      'ATHANOR_ORIGINS',
      'ftp://x.example',
      'ATHANOR_ORIGINS must be an address that begins with http:// or https://, not “ftp://x.example”.',
    ],
    ['ATHANOR_LOBBY', 'no', 'ATHANOR_LOBBY must be one of open, off, not “no”.'],
    ['ATHANOR_HOUSE_WORD', 'salt', 'ATHANOR_HOUSE_WORD must have at least 8 characters.'],
    ['ATHANOR_ADMIN_TOKEN', 'a short admin token', 'ATHANOR_ADMIN_TOKEN must have at least 32 characters.'],
    ['ATHANOR_PROT', '1', 'There is no setting ATHANOR_PROT. See docs/operations.md.'],
  ])('complain about %s=%s in one sentence', (name, value, sentence) => {
    const read = readSettings({ [name]: value })
    expect(read.ok ? [] : read.complaints.map((complaint) => formatData('en', complaint))).toEqual([sentence])
  })

  it('complain about everything that is wrong at once', () => {
    const read = readSettings({ ATHANOR_PORT: 'x', ATHANOR_LOG: 'loud' })
    expect(read.ok ? 0 : read.complaints.length).toBe(2)
  })

  it('are all described in docs/operations.md', () => {
    const manual = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
    expect(settingNames.filter((name) => !manual.includes(`\`${name}\``))).toEqual([])
  })
})
