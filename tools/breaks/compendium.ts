import { breaksIn } from './break.ts'
import { compendiumActions } from './compendiumActions.ts'
import { compendiumEnd } from './compendiumEnd.ts'

const components = breaksIn('games/compendium/rules', {
  'components.ts': [
    {
      from: 'cubesPerIngredient = 32',
      to: 'cubesPerIngredient = 31',
      rules: 'R-009',
      why: 'one cube of each kind is lost',
    },
    {
      from: "{ products: ['spiders', 'mushrooms']",
      to: "{ products: ['spiders', 'dragonsBlood']",
      rules: 'R-088 RR-01',
      why: 'two cauldrons yield the same pair',
    },
    {
      from: 'fieldsPerCauldron = 5',
      to: 'fieldsPerCauldron = 6',
      rules: 'R-041 R-089',
      why: 'six cubes fit into a cauldron',
    },
    { from: 'sameIngredientLimit = 2', to: 'sameIngredientLimit = 1', rules: 'R-044', why: 'only one cube of a kind' },
    { from: '8, 9, 10] as const', to: '8, 9, 9] as const', rules: 'R-005 R-013', why: 'two tiles of 9 and none of 10' },
    { from: 'stonesToSeal = 5', to: 'stonesToSeal = 6', rules: 'R-017 RR-32', why: 'the fame stone may seal, too' },
    { from: 'fameTrackLength = 50', to: 'fameTrackLength = 51', rules: 'R-090', why: 'a space too many on the track' },
    { from: 'startingCubes = 12', to: 'startingCubes = 11', rules: 'R-024', why: 'hands of eleven' },
    { from: 'bagDraw = 2', to: 'bagDraw = 3', rules: 'R-064', why: 'three cubes from the bag' },
    { from: 'openingTile = 5', to: 'openingTile = 4', rules: 'R-037 RR-31', why: 'a weak opening' },
    { from: 'kindsLeftAtEnd = 2', to: 'kindsLeftAtEnd = 1', rules: 'R-067', why: 'the end comes late' },
    { from: 'cubesPerPoint = 2', to: 'cubesPerPoint = 3', rules: 'R-071', why: 'a point for three cubes' },
    {
      from: '2: { bag: 6, reserve: 10',
      to: '2: { bag: 7, reserve: 9',
      rules: 'R-018 RR-02',
      why: 'wrong supply for two',
    },
    {
      from: '3: { bag: 8, reserve: 12, removed: 12',
      to: '3: { bag: 8, reserve: 13, removed: 11',
      rules: 'R-019',
      why: 'wrong supply for three',
    },
    {
      from: '4: { bag: 12, reserve: 16',
      to: '4: { bag: 11, reserve: 17',
      rules: 'R-020',
      why: 'wrong supply for four',
    },
    {
      from: '5: { bag: 14, reserve: 18',
      to: '5: { bag: 15, reserve: 17',
      rules: 'R-021',
      why: 'wrong supply for five',
    },
    {
      from: '{ bag: 10, reserve: 12, removed: 10',
      to: '{ bag: 10, reserve: 10, removed: 12',
      rules: 'R-093',
      why: 'wrong German supply',
    },
    {
      from: "players === 3 && threePlayerSetup === 'german'",
      to: "threePlayerSetup === 'german'",
      rules: 'RR-40',
      why: 'the German row for any number of players',
    },
    { from: '2: [6, 0]', to: '2: [6, 3]', rules: 'R-078', why: 'awards for two' },
    { from: '3: [10, 5, 0]', to: '3: [10, 6, 0]', rules: 'R-079', why: 'awards for three' },
    { from: '4: [12, 8, 4, 0]', to: '4: [12, 9, 4, 0]', rules: 'R-080', why: 'awards for four' },
    { from: '5: [12, 9, 6, 3, 0]', to: '5: [12, 9, 6, 4, 0]', rules: 'R-081', why: 'awards for five' },
    {
      from: "['white', 'black', 'brown', 'purple', 'red']",
      to: "['white', 'black', 'brown', 'purple', 'blue']",
      rules: 'R-091',
      why: 'a colour that is not in the box',
    },
  ],
  'setUp.ts': [
    {
      from: "chance.stream('firstPlayer').below",
      to: "chance.stream('deal').below",
      rules: 'RR-37',
      why: 'naming the first player changes the deal',
    },
    {
      from: "chosenFirstSeat(options.firstPlayer) ?? chance.stream('firstPlayer').below(seats.length)",
      to: "chance.stream('firstPlayer').below(seats.length)",
      rules: 'RR-05',
      why: 'the named first seat is ignored',
    },
    {
      from: 'bag = minus(bag, hand)',
      to: 'bag = minus(bag, noCubes)',
      rules: 'R-026 R-009',
      why: 'dealt cubes stay in the bag',
    },
    {
      from: "shuffled(chance.stream('schools'), ingredients)",
      to: '[...ingredients]',
      rules: 'RR-03',
      why: 'cards are dealt in printed order',
    },
    {
      from: "options.schools ? shuffled(chance.stream('schools'), ingredients) : []",
      to: "shuffled(chance.stream('schools'), ingredients)",
      rules: 'RR-41',
      why: 'cards are dealt in a game without schools',
    },
    {
      from: 'cards.slice(0, seats.length)',
      to: 'cards.slice(0, seats.length - 1)',
      rules: 'R-027',
      why: 'the last player gets no card',
    },
    {
      from: "public: { kind: 'schoolDealt', seat }",
      to: "public: { kind: 'schoolDealt', seat, school } as never",
      rules: 'R-028',
      why: 'everybody hears which card was dealt',
    },
    {
      from: "public: { kind: 'cubesDealt', seat, count: startingCubes }",
      to: "public: { kind: 'cubesDealt', seat, count: startingCubes, hand } as never",
      rules: 'R-025',
      why: 'everybody hears which cubes were dealt',
    },
    { from: 'turn: firstSeat,', to: 'turn: 0,', rules: 'R-032', why: 'seat 0 begins whoever is first' },
    {
      from: 'stream.below(total(left))',
      to: 'Math.min(stream.below(total(left)), 20)',
      rules: 'R-024 RR-37',
      why: 'the last kinds are hardly ever drawn',
    },
    {
      from: 'removed: evenly(supply.removed)',
      to: 'removed: noCubes',
      rules: 'R-018 R-009 RR-45',
      why: 'cubes out of the game are nowhere',
    },
  ],
  'options.ts': [
    {
      from: 'firstPlayers.indexOf(firstPlayer) - 1',
      to: 'firstPlayers.indexOf(firstPlayer) % 5',
      rules: 'RR-05',
      why: 'seats are counted from the wrong end',
    },
    {
      from: 'seat < seats) return null',
      to: 'seat <= seats) return null',
      rules: 'RR-05',
      why: 'a seat that is not at the table may begin',
    },
    {
      from: "values: schoolTies, default: 'best'",
      to: "values: schoolTies, default: 'split'",
      rules: 'RR-27',
      why: 'ties are split unless told',
    },
    {
      from: "schools: { kind: 'flag', default: true }",
      to: "schools: { kind: 'flag', default: false }",
      rules: 'RR-41',
      why: 'no schools unless told',
    },
    {
      from: "values: threePlayerSetups, default: 'english'",
      to: "values: threePlayerSetups, default: 'german'",
      rules: 'RR-40',
      why: 'the German row unless told',
    },
  ],
})

/** Breaks of the rules of Alchemist. */
export const compendiumBreaks = [...components, ...compendiumActions, ...compendiumEnd]
