// Written by `npm run keep`.

import type { KeptVersions } from '@athanor/kernel'

export declare const kept: KeptVersions
