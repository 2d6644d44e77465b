import { type Locale, languages } from '@athanor/messages'

/** Every face of the house (styles/fonts.css). */
const faces = ['400 16px Forum', ...[400, 500, 700, 800].map((weight) => `${weight} 16px "Alegreya Sans"`)]

/** So long a page waits for its letters, in milliseconds; later ones come in while it is read. */
const patience = 500

/**
 * Resolves when the letters of a language have come, or when they do not come. Text that is drawn before has other
 * measures: what stands below it moves under the reader's finger when they arrive, and a press that was begun is lost.
 */
export async function lettersOf(locale: Locale): Promise<void> {
  const coming = Promise.allSettled(faces.map((face) => document.fonts.load(face, languages[locale].letters)))
  await Promise.race([coming, new Promise((resolve) => setTimeout(resolve, patience))])
}
