import type { HouseNotice } from '@athanor/protocol'
import { houseNotice as noticeSchema } from '@athanor/protocol/schemas'
import type { Gossip } from '../cluster/cluster.ts'

/** What the host tells everybody now, on all servers of the club. */
export interface NoticeBoard {
  readonly notice: HouseNotice | null
  announce(notice: HouseNotice | null): void
}

const topic = 'notice'

export function noticeBoard(gossip: Gossip, tellAll: (notice: HouseNotice | null) => void): NoticeBoard {
  let notice: HouseNotice | null = null

  function put(told: HouseNotice | null): void {
    notice = told
    tellAll(told)
  }

  gossip.hear(topic, (told) => {
    const read = noticeSchema.safeParse(told)
    if (told === null || read.success) put(read.data ?? null)
  })
  gossip.greet(() => {
    if (notice !== null) gossip.tell(topic, notice)
  })
  return {
    get notice() {
      return notice
    },
    announce(told) {
      put(told)
      gossip.tell(topic, told)
    },
  }
}
