import { expect, it } from 'vitest'
import { skeletonOf } from './lookalike.ts'

it.each([
  ['Anna', 'ANNA'],
  ['Anna', 'Аnnа'],
  ['Anna', 'An na'],
  ['Zoë', 'Zoe'],
  ['Bertram', 'Веrtrаm'],
  ['Ирина', 'ирина'],
  ['Ёлка', 'Елка'],
  ['Bill', 'BiIl'],
  ['Bill', 'B1ll'],
  ['Bob', 'B0b'],
  ['HOPE', 'ΗΟΡΕ'],
  ['ﬁne', 'fine'],
  ['Ada', '\u{1D400}da'],
  ['Anna', 'Annɑ'],
  ['BOB', 'ꓐꓳꓐ'],
  ['EVA', 'ᎬᏙᎪ'],
  ['Otto', 'Օttօ'],
  ['Toma', 'Ⲧoma'],
  ['Leo', 'Le𐐬'],
  ['Emma', 'Ernma'],
  ['Wim', 'VVim'],
  ['Anna', 'Anna.'],
  ['Anna', '…Anna!?'],
  ['Claudia', 'Ciaudia'],
])('%s and %s are the same at a glance', (one, other) => {
  expect(skeletonOf(one)).toBe(skeletonOf(other))
})

it.each([
  ['Anna', 'Hanna'],
  ['Анна', 'Алла'],
  ['Ada', 'Eda'],
  ['Player 1', 'Player 4'],
  ['Игрок 1', 'Игрок 2'],
  ['😀', '😁'],
  ['?!', '…'],
  ['Мария', 'Марина'],
  ['Γιώργος', 'Γιάννης'],
  ['דוד', 'דינה'],
  ['علی', 'علا'],
  ['王芳', '王伟'],
  ['さくら', 'さとし'],
  ['Nina', 'Mina'],
])('%s and %s are not', (one, other) => {
  expect(skeletonOf(one)).not.toBe(skeletonOf(other))
})
