import type { Article } from '../article.ts'

/** The blue article of the rule book's debunking examples: all four have plus; mushroom lies on the green space. */
export const blueArticle: Article = {
  colour: 'blue',
  signs: ['plus', 'plus'],
  ingredients: ['toad', 'mushroom', 'fern', 'ravensFeather'],
}

/** The rule book's red article: scorpion lies on the blue space, fern on the white one. */
export const redArticle: Article = {
  colour: 'red',
  signs: ['plus', 'minus'],
  ingredients: ['toad', 'mandrakeRoot', 'scorpion', 'fern'],
}
