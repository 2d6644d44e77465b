import { type Catalogue, literalsOf, parseMessage } from '@athanor/messages/compile'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../sourceFiles.ts'
import { auditMessages } from './messageAudit.ts'
import { pseudoCatalogue, pseudoText } from './pseudo.ts'
import { readLanguage } from './wordFolders.ts'

/** How many signs of a catalogue are read. */
function length(catalogue: Catalogue): number {
  return Object.values(catalogue).reduce((sum, text) => {
    const message = parseMessage(text)
    return typeof message === 'string' ? Number.NaN : sum + literalsOf(message).join('').length
  }, 0)
}

describe('a language that nobody speaks', () => {
  it('is read by everybody, longer and in brackets', () => {
    expect(pseudoText('Take a card')).toBe('⟦Ţààķéé àà ćààŕď⟧')
    expect(pseudoText('{count, number} / 7')).toBe('{count, number} / 7')
  })

  it('keeps parameters, branches and signs of the syntax', () => {
    const text =
      "{who, select, you {You’re} other {{name} is}} {n, plural, =0 {'{'none'}'} one {# cube} other {# cubes}}"
    expect(pseudoText(text)).toBe(
      "⟦{who, select, you {ÝÝööûû’ŕéé} other {{name} îîš}} {n, plural, =0 {'{'ñööñéé'}'} one {# ćûûƀéé} other {# ćûûƀééš}}⟧",
    )
  })

  const english = readLanguage(projectRoot, 'en')
  const pseudo = pseudoCatalogue(english)

  it('is longer than English by two fifths', () => {
    const share = length(pseudo) / length(english)
    expect(share).toBeGreaterThan(1.35)
    expect(share).toBeLessThan(1.5)
  })

  it('passes the audit as any other language would, without rules of its own', () => {
    const rules = { glossary: null, habits: [], slips: [] }
    const defects = auditMessages({
      english: { locale: 'en', catalogue: english, rules, same: [] },
      others: [
        {
          locale: 'en-XA',
          catalogue: pseudo,
          rules,
          same: Object.keys(english).filter((id) => english[id] === pseudo[id]),
        },
      ],
      glossary: { chapters: [], defects: [] },
      families: [],
      wanted: Object.keys(english),
      uses: { whole: [], heads: [] },
    })
    expect(defects).toEqual([])
  })
})
