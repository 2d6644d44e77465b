import { type Fact, hasAspects, isOneOf, made, sold } from '@athanor/alchemy'
import { wordsIn } from '@athanor/terminal/words.ts'
import { describe, expect, it } from 'vitest'
import { factsFrom } from './factSource.ts'

const english = wordsIn('en')

function read(text: string): readonly Fact[] {
  return factsFrom({ name: 'facts.txt', text, inLines: true }, english)
}

describe('facts as people write them', () => {
  it.each<readonly [string, Fact]>([
    ['mushroom+fern=red+', made('mushroom', 'fern', 'healing')],
    ['mushroom + fern = green minus', made('mushroom', 'fern', 'paralysis')],
    ['mushroom + fern = Blue −', made('mushroom', 'fern', 'insanity')],
    ['mushroom + fern = speed potion', made('mushroom', 'fern', 'speed')],
    ['mushroom + fern ≠ R+', made('mushroom', 'fern', 'poison', 'speed', 'paralysis', 'wisdom', 'insanity', 'neutral')],
    ['raven’s feather + toad = 0', made('ravensFeather', 'toad', 'neutral')],
    ['fern + toad as red+: sign', sold('fern', 'toad', 'healing', 'correctSign')],
    ['гриб+папоротник=красное+', made('mushroom', 'fern', 'healing')],
    ['Гриб + Папоротник = З-', made('mushroom', 'fern', 'paralysis')],
    ['гриб + папоротник = с+ | зелье безумия', made('mushroom', 'fern', 'wisdom', 'insanity')],
    ['гриб + папоротник = яд', made('mushroom', 'fern', 'poison')],
    ['куриная лапа + перо ворона = нейтральное зелье', made('birdClaw', 'ravensFeather', 'neutral')],
    ['гриб + жаба как зелёное плюс: точное соответствие', sold('mushroom', 'toad', 'speed', 'exact')],
    ['гриб + жаба как G+: правильный знак', sold('mushroom', 'toad', 'speed', 'correctSign')],
    ['гриб + жаба как G+: нейтральный', sold('mushroom', 'toad', 'speed', 'neutral')],
    ['гриб + жаба как G+: неправильный знак', sold('mushroom', 'toad', 'speed', 'wrongSign')],
    ['скорпион имеет зелёный плюс', hasAspects('scorpion', { colour: 'green', sign: 'plus' })],
    ['корень мандрагоры = лунный', { kind: 'luminary', ingredient: 'mandrakeRoot', luminary: 'lunar' }],
    ['цветок = Nnp', isOneOf('flower', 'Nnp')],
    ['голем жаба = оба', { kind: 'reaction', ingredient: 'toad', chest: true, ears: true }],
    ['оживить гриб + жаба = да', { kind: 'animation', ingredients: ['mushroom', 'toad'], worked: true }],
    ['грудь = большой синий', { kind: 'trigger', part: 'chest', triggers: [{ colour: 'blue', size: 'big' }] }],
    ['жаба ~ pnP ×3', { kind: 'publication', ingredient: 'toad', alchemical: 'pnP', odds: 3 }],
    ['гриб + жаба = R+ х5', { kind: 'hunch', fact: made('mushroom', 'toad', 'healing'), odds: 5 }],
  ])('%s', (line, fact) => {
    expect(read(line)).toEqual([fact])
  })

  it('stand on lines or between semicolons, with comments', () => {
    expect(read('# the first round; not a fact\nfern=NNN; toad=PPP;\r\n\n flower = solar # a book; mine\n')).toEqual([
      isOneOf('fern', 'NNN'),
      isOneOf('toad', 'PPP'),
      { kind: 'luminary', ingredient: 'flower', luminary: 'solar' },
    ])
    expect(read('')).toEqual([])
  })

  it('may be JSON, also an earlier answer', () => {
    const facts = [made('mushroom', 'toad', 'healing')]
    expect(read(` ${JSON.stringify(facts)}`)).toEqual(facts)
    expect(read(JSON.stringify({ possible: false, facts, because: [0] }))).toEqual(facts)
  })
})

describe('facts that are not understood', () => {
  it.each([
    ['fern=NNN\n\nfern=PPP; fern+frogs=R+', 'facts.txt, line 3: “frogs” does not fit here.'],
    ['fern+fern=R+', 'facts.txt, line 1: Two different ingredients are needed.'],
    ['hello', 'facts.txt, line 1: This line is not a fact. Write, for example: mushroom + toad = R+'],
    // The word is named as it was written, not as it was understood.
    ['fern\nfern + нет = R+', 'facts.txt, line 1: This line is not a fact. Write, for example: mushroom + toad = R+'],
    ['fern + нет = R+', 'facts.txt, line 1: “нет” does not fit here.'],
    ['fern + to\u001Bad = R+', 'facts.txt, line 1: “toad” does not fit here.'],
    ['toad ~ pnP x0', 'facts.txt, line 1: Odds and weights must be between one millionth and 1,000,000.'],
    ['[\n  {"kind": "mix",]', 'facts.txt, line 2: This is not JSON.'],
    ['[\n\n', 'facts.txt, line 1: This is not JSON.'],
    ['{"facts": 1}', 'facts.txt, line 1: A list of facts is needed.'],
    ['{"kind": "luminary"}', 'facts.txt, line 1: A list of facts is needed.'],
    [
      '[{"kind":"luminary","ingredient":"fern","luminary":"solar"}, 7]',
      'facts.txt, fact 2: This fact has missing or unknown parts.',
    ],
    ['[{"kind":"rumour"}]', 'facts.txt, fact 1: This kind of fact cannot be used here.'],
  ])('are named with their place: %j', (text, sentence) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ message: sentence, exitCode: 2 }))
  })
})
