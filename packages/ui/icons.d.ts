/** Outlines of an icon of game-icons on a field of 512 by 512, made by build/gameIcons.ts. */
declare module 'virtual:icon/*' {
  export const icon: readonly string[]
}
