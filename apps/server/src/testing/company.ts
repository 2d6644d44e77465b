import type { GameLog } from '@athanor/kernel'
import { keyOf } from '../secrets.ts'
import type { Recording } from './leakCheck.ts'
import type { SeatedPlayer } from './players.ts'
import type { TestClient } from './testClient.ts'

/** Two people, the second of them on two devices, and a spectator. */
export interface Company {
  readonly host: SeatedPlayer
  readonly second: SeatedPlayer
  readonly clients: {
    readonly host: TestClient
    readonly second: TestClient
    readonly otherDevice: TestClient
    readonly spectator: TestClient
  }
}

/** What each of them may have heard of this game, for the leak check. */
export function recordingsOf({ host, second, clients }: Company, log: GameLog<unknown, unknown>) {
  const secrets = [host.secret, second.secret].flatMap((secret) => [secret, keyOf(secret)])
  const common = { table: host.table, log, secrets }
  const recordings: readonly Recording[] = [
    { ...common, viewer: 0, received: clients.host.traffic },
    { ...common, viewer: 1, received: clients.second.traffic },
    { ...common, viewer: 1, received: clients.otherDevice.traffic },
    { ...common, viewer: 'spectator', received: clients.spectator.traffic },
  ]
  return { common, recordings }
}
