// Written by `npm run keep`.

export const pinned = {}
