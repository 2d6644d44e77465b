import type { FaceTraits } from '@athanor/ui/Face.tsx'

/** The opponents with a name, weakest first, and what each looks like. */
export const faces: Readonly<Record<string, FaceTraits>> = {
  soot: { hat: 'cap', mouth: 'smile' },
  chalk: { hat: 'hood', mouth: 'straight' },
  brimstone: { hat: 'pointed', mouth: 'smile', beard: 'short' },
  saltpetre: { hat: 'cap', mouth: 'straight', glasses: true },
  vitriol: { hat: 'pointed', mouth: 'crooked' },
  antimony: { hat: 'hood', mouth: 'smile', glasses: true },
  quicksilver: { hat: 'turban', mouth: 'crooked', beard: 'short' },
  elixir: { hat: 'pointed', mouth: 'straight', beard: 'long', glasses: true },
}
