// Written by `npm run keep`.

export const pinned = {
  1: () => import('./v1.js'),
}
