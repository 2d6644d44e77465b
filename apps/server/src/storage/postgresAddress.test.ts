import { formatData } from '@athanor/messages/all'
import { describe, expect, it } from 'vitest'
import { placeOf, postgresAddress } from './postgresAddress.ts'

const setting = 'ATHANOR_DATABASE'

describe('the address of a database', () => {
  it('needs little', () => {
    const read = postgresAddress(setting, 'postgres://db/athanor')
    expect(read).toEqual({
      ok: true,
      address: {
        host: 'db',
        port: 5432,
        database: 'athanor',
        sslmode: 'disable',
        pool: 8,
        connectTimeout: 5,
        statementTimeout: 15,
      },
    })
  })

  it('says who asks, how many at a time, how long and how safely', () => {
    const parameters = 'pool=20&connect_timeout=3&statement_timeout=30&sslmode=verify-full&sslrootcert=/etc/ca.pem'
    const read = postgresAddress(setting, `postgresql://a%40b:p%2Fw@[::1]:6000/my%20club?${parameters}`)
    expect(read).toEqual({
      ok: true,
      address: {
        host: '::1',
        port: 6000,
        database: 'my club',
        user: 'a@b',
        password: 'p/w',
        sslmode: 'verify-full',
        sslrootcert: '/etc/ca.pem',
        pool: 20,
        connectTimeout: 3,
        statementTimeout: 30,
      },
    })
  })

  it('may lead to a socket in a folder', () => {
    const read = postgresAddress(setting, 'postgres:///athanor?host=/var/run/postgresql&user=athanor')
    expect(read).toMatchObject({ ok: true, address: { host: '/var/run/postgresql', user: 'athanor' } })
    expect(read.ok && placeOf(read.address)).toBe('athanor (/var/run/postgresql)')
  })

  it.each([
    ['mysql://secret@db/athanor', 'must be an address such as'],
    ['secret', 'must be an address such as'],
    ['postgres://me:secret@db/', 'must be an address such as'],
    ['postgres://me:secret@db/a/b', 'must be an address such as'],
    ['postgres://me:secret@db/athanor?pol=5', '“pol” is not known there'],
    ['postgres://me:secret@db/athanor?pool=1', '“pool” is not known there or has a value that it cannot have'],
    ['postgres://me:secret@db/athanor?sslmode=prefer', '“sslmode” is not known there or has a value'],
  ])('%s is refused in a sentence that repeats no secret', (value, part) => {
    const read = postgresAddress(setting, value)
    const said = read.ok ? '' : read.complaints.map((complaint) => formatData('en', complaint)).join('\n')
    expect(said).toContain(`ATHANOR_DATABASE`)
    expect(said).toContain(part)
    expect(said).not.toContain('secret')
  })
})
