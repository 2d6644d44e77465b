import { Button } from '@athanor/ui/Button.tsx'
import { Loading } from '@athanor/ui/Loading.tsx'
import { notify } from '@athanor/ui/noticeStore.ts'
import { useCallback, useEffect, useState } from 'react'
import { Shell } from '../app/Shell.tsx'
import text from '../app/TextPage.module.css'
import { AddressesPanel } from './AddressesPanel.tsx'
import { adminApi, type HostAnswer, type HouseState } from './api.ts'
import { DeedsPanel } from './DeedsPanel.tsx'
import { Figures } from './Figures.tsx'
import { NodesPanel } from './NodesPanel.tsx'
import { NoticePanel } from './NoticePanel.tsx'
import { TablesPanel } from './TablesPanel.tsx'
import { TokenForm } from './TokenForm.tsx'
import { useWords } from './words.ts'

/** Does something for the host, and says why where it could not be done. */
export type Act = (work: () => Promise<HostAnswer<null>>) => Promise<boolean>

/** So often the figures are fetched anew, in milliseconds. */
const every = 3000

/** The page of whoever runs the house: how it is doing, and what may have to be done about it. */
export function AdminPage() {
  const words = useWords()
  const { say } = words
  const [answer, setAnswer] = useState<HostAnswer<HouseState> | null>(null)
  const look = useCallback(async () => setAnswer(await adminApi.state()), [])
  useEffect(() => {
    void look()
    const timer = setInterval(() => {
      if (!document.hidden) void look()
    }, every)
    return () => clearInterval(timer)
  }, [look])

  const act: Act = async (work) => {
    const done = await work()
    if (!done.ok) notify(words.data(done.reason))
    await look()
    return done.ok
  }
  const title = say('web.admin.title')
  if (answer === null) return <Loading />
  if (!answer.ok) {
    return (
      <Shell title={title}>
        <h1 className={text['title']}>{title}</h1>
        {answer.status === 401 ? (
          <TokenForm onEntered={() => void look()} />
        ) : (
          <p className={text['lead']}>{answer.status === 404 ? say('web.admin.off') : words.data(answer.reason)}</p>
        )}
      </Shell>
    )
  }
  const { data } = answer
  const minutes = Math.max(0, Math.ceil((data.closesAt - Date.now()) / 60_000))
  return (
    <Shell title={title} width="wide">
      <header className={text['actions']}>
        <h1 className={text['title']}>{title}</h1>
        <p>{say('web.admin.closes', { minutes })}</p>
        <Button onClick={() => void act(adminApi.leave)}>{say('web.admin.leave')}</Button>
      </header>
      <div className={text['columns']}>
        <div className={text['stack']}>
          <Figures figures={data.figures} />
          <NodesPanel nodes={data.nodes} />
          <TablesPanel act={act} />
          <AddressesPanel addresses={data.addresses} bars={data.bars} act={act} />
        </div>
        <div className={text['stack']}>
          <NoticePanel notice={data.notice} act={act} />
          <DeedsPanel deeds={data.deeds} />
        </div>
      </div>
    </Shell>
  )
}
