import { describe, expect, it } from 'vitest'
import { wayHere } from './invitation.ts'

const at = (address: string) => {
  const { origin, hostname } = new URL(address)
  return { origin, hostname }
}

describe('the address of an invitation', () => {
  it('is that of the page, wherever it can be opened from elsewhere', () => {
    const page = at('http://192.168.1.5:8080')
    expect(wayHere(page, null)).toEqual({ origin: page.origin, onlyHere: false })
    expect(wayHere(page, 'https://play.example.org')).toEqual({ origin: page.origin, onlyHere: false })
  })

  it.each(['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080', 'http://athanor.localhost'])(
    'is the one for others when the page was opened as %s',
    (address) => {
      const others = 'http://192.168.1.5:8080'
      expect(wayHere(at(address), others)).toEqual({ origin: others, onlyHere: false })
      expect(wayHere(at(address), null)).toEqual({ origin: at(address).origin, onlyHere: true })
    },
  )
})
