import { describe, expect, it } from 'vitest'
import { mismatchOf, type SchemaIssue } from './mismatch.ts'

describe('where data does not fit', () => {
  it.each<[SchemaIssue, string, string]>([
    [{ code: 'invalid_type', expected: 'object', path: [] }, 'none', 'object'],
    [{ code: 'invalid_type', expected: 'int', path: ['cauldron'] }, 'cauldron', 'integer'],
    [{ code: 'invalid_type', expected: 'tuple', path: ['recipe'] }, 'recipe', 'array'],
    [{ code: 'invalid_type', expected: 'number', path: ['recipe', 1] }, 'recipe.1', 'number'],
    [{ code: 'invalid_value', values: ['sage', 3, null], path: ['herb'] }, 'herb', '"sage" | 3 | null'],
    [{ code: 'invalid_union', options: ['brew', 'name'], errors: [], path: ['kind'] }, 'kind', '"brew" | "name"'],
    [
      {
        code: 'invalid_union',
        path: ['seat'],
        errors: [
          [{ code: 'invalid_type', expected: 'int', path: [] }],
          [{ code: 'invalid_value', values: ['all'], path: [] }],
          [],
        ],
      },
      'seat',
      'integer | "all"',
    ],
    [{ code: 'too_small', origin: 'number', minimum: 0, inclusive: true, path: ['n'] }, 'n', '≥ 0'],
    [{ code: 'too_big', origin: 'number', maximum: 9, inclusive: false, path: ['n'] }, 'n', '< 9'],
    [{ code: 'too_small', origin: 'array', minimum: 2, inclusive: true, path: ['l'] }, 'l', 'length ≥ 2'],
    [{ code: 'too_big', origin: 'string', maximum: 5, inclusive: true, path: ['s'] }, 's', 'length ≤ 5'],
    [{ code: 'invalid_format', pattern: '/^[a-z]+$/', path: ['label'] }, 'label', '/^[a-z]+$/'],
    [{ code: 'unrecognized_keys', keys: ['extra', 'more'], path: ['inside'] }, 'inside.extra', 'absent'],
    [{ code: 'custom', path: ['odd'] }, 'odd', 'data'],
  ])('%j: %s should be %s', (issue, path, expected) => {
    expect(mismatchOf([issue])).toEqual({ path, expected })
  })

  it('sends no more back than fits', () => {
    const issue = { code: 'unrecognized_keys', keys: ['x'.repeat(5000)], path: [] }
    expect(mismatchOf([issue]).path).toHaveLength(121)
  })

  it('is told even by a schema that says nothing', () => {
    expect(mismatchOf([])).toEqual({ path: 'none', expected: 'data' })
  })
})
