// Written by `npm run keep`.

import type { PinnedVersions } from '@athanor/kernel'

export declare const pinned: PinnedVersions
