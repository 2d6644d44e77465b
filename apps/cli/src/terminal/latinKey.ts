/** The keys of the Russian layout that lie where the Latin letters of our shortcuts are. */
const russianLayout = 'йцукенгшщзфывапролдячсмить'
const latinLayout = 'qwertyuiopasdfghjklzxcvbnm'

/** The Latin letter on a key, so that shortcuts work whichever of the two layouts is switched on. */
export function latinKey(text: string): string {
  const letter = text.toLowerCase()
  const place = russianLayout.indexOf(letter)
  return place < 0 || letter.length !== 1 ? letter : (latinLayout[place] ?? letter)
}
