import { icon as deleteArt } from 'virtual:icon/cancel'
import { icon as linkArt } from 'virtual:icon/linked-rings'
import { icon as newArt } from 'virtual:icon/notebook'
import { icon as importArt } from 'virtual:icon/open-folder'
import { icon as writeArt } from 'virtual:icon/quill-ink'
import { icon as exportArt } from 'virtual:icon/save'
import { readFacts } from '@athanor/alchemy'
import { use, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { PageHead } from '../../app/PageHead.tsx'
import { Shell } from '../../app/Shell.tsx'
import { stockWords, tableWords } from '../../app/wordStock.ts'
import { useWords } from '../../app/words.tsx'
import { useHandler } from '../../lib/useHandler.ts'
import { useStable } from '../../lib/useStable.ts'
import { Invitation } from '../../room/Invitation.tsx'
import { downloadJson } from '../../table/downloadLog.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field, Switch } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { notify } from '../../ui/notices.ts'
import { FactList } from '../FactList.tsx'
import { articleName, nameOf } from '../factWords.ts'
import { Notebook } from '../Notebook.tsx'
import { notebookWords, scienceWords } from '../notebookWords.ts'
import { PickOne } from '../PickOne.tsx'
import type { Circumstances } from '../science/study.ts'
import { boardIn, goneFrom, type Noted, type Told, withTold } from './board.ts'
import { ConflictList } from './ConflictList.tsx'
import { FactForm } from './FactForm.tsx'
import { FollowSwitch } from './FollowSwitch.tsx'
import { deskInLog, notedAt } from './following.ts'
import {
  cleanName,
  exported,
  importedNotebook,
  linkedNotebook,
  linkOf,
  mostFacts,
  type NotebookContent,
  nameLength,
} from './keptNotebook.ts'
import { LineForm } from './LineForm.tsx'
import styles from './NotebookPage.module.css'
import { useNotebooks } from './useNotebooks.ts'

let stocked: Promise<void> | null = null

/** The notebook by itself, for whoever plays with cardboard: facts come by hand. */
export function NotebookPage() {
  stocked ??= stockWords(notebookWords, scienceWords, tableWords)
  use(stocked)
  const { say } = useWords()
  return (
    <Shell title={say('notebook.page.title')}>
      <Desk />
    </Shell>
  )
}

/** All that changes while one writes. */
function Desk() {
  const words = useWords()
  const { say } = words
  const notebooks = useNotebooks(() => notify(say('notebook.page.full')))
  const { all, open } = notebooks
  const [dialog, setDialog] = useState<'share' | 'remove' | null>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const form = useRef<HTMLDivElement>(null)
  const toForm = () => {
    form.current?.querySelector('select')?.focus({ preventScroll: true })
    form.current?.scrollIntoView({ block: 'start' })
  }
  const fresh = (): NotebookContent => ({
    name: say('notebook.page.unnamed', { number: all.length + 1 }),
    golem: false,
    procedure: 'apprentice',
    facts: [],
    conflicts: [],
    marks: '',
  })

  // A link brings a notebook along; it is put on the shelf once, and the address is clean again.
  const takeIn = useHandler(() => {
    const link = /^#n=(.+)$/.exec(location.hash)?.[1]
    if (link === undefined) return
    history.replaceState(null, '', location.pathname)
    const linked = linkedNotebook(link)
    if (linked === undefined) notify(say('notebook.page.badLink'))
    else notebooks.begin(linked)
  })
  useEffect(() => {
    takeIn()
    addEventListener('hashchange', takeIn)
    return () => removeEventListener('hashchange', takeIn)
  }, [takeIn])

  const set = (change: Partial<NotebookContent>) =>
    notebooks.newest() === null ? notebooks.begin({ ...fresh(), ...change }) : notebooks.change(change)
  const write = (told: readonly Told[]) => {
    const known = notebooks.newest() ?? fresh()
    if (known.facts.length + told.length > mostFacts) return notify(say('notebook.page.full'))
    const next = told.reduce<Noted>(withTold, known)
    set(next)
    const { theories, articles } = goneFrom(boardIn(known), boardIn(next))
    const gone = [...theories.map((each) => nameOf(each, words)), ...articles.map((each) => articleName(each, words))]
    if (gone.length > 0) notify(say('notebook.page.debunked', { publications: words.list(gone) }))
  }
  const tell = useHandler((told: Told) => write([told]))
  const remove = useHandler((place: number) =>
    notebooks.change({ facts: (notebooks.newest()?.facts ?? []).filter((each) => each !== facts[place]) }),
  )
  const takeFile = (text: string) => {
    const value = parsed(text)
    const whole = importedNotebook(value)
    if (whole !== undefined) return notebooks.begin(whole)
    const desk = deskInLog(value)
    if (desk !== null) return notebooks.begin({ ...fresh(), ...notedAt(desk) })
    const { facts, problems } = readFacts(text)
    if (problems.length > 0 || facts.length === 0) return notify(say('notebook.page.badFile'))
    notebooks.begin({ ...fresh(), facts: facts.slice(0, mostFacts) })
  }
  const facts = open?.facts ?? []
  const golem = open?.golem ?? false
  // The switch answers before the sheet grows.
  const withGolem = useDeferredValue(golem)
  const procedure = open?.procedure ?? 'apprentice'
  const board = boardIn(open ?? fresh())
  const circumstances: Circumstances = useStable({
    library: withGolem,
    articles: withGolem,
    published: board,
    procedure,
    wanted: ['healing', 'poison', 'speed', 'paralysis', 'wisdom', 'insanity'],
  })
  return (
    <>
      <div className={styles['page']}>
        <PageHead title={say('notebook.page.title')} lead={say('notebook.page.lead')}>
          <div className={styles['row']}>
            <span className={styles['toForm']}>
              <Button look="primary" icon={writeArt} onClick={toForm}>
                {say('notebook.page.write')}
              </Button>
            </span>
            {all.length > 1 && open !== null && (
              <PickOne
                label={say('notebook.page.which')}
                options={all.map(({ id, name }) => ({ value: id, label: name }))}
                value={open.id}
                onChange={notebooks.choose}
              />
            )}
            <Button icon={newArt} onClick={() => notebooks.begin(fresh())}>
              {say('notebook.page.new')}
            </Button>
            <FileButton label={say('notebook.page.import')} onText={takeFile} />
            {open !== null && (
              <>
                <Button
                  icon={exportArt}
                  onClick={() => downloadJson(exported(open), `athanor-notebook-${open.id}.json`)}
                >
                  {say('notebook.page.export')}
                </Button>
                <Button icon={linkArt} onClick={() => setDialog('share')}>
                  {say('notebook.page.share')}
                </Button>
              </>
            )}
          </div>
        </PageHead>
        <div className={styles['write']}>
          {open !== null && (
            <div className={styles['row']}>
              <NameField key={open.id} value={open.name} onChange={(name) => notebooks.change({ name })} />
              <IconButton icon={deleteArt} label={say('notebook.page.remove')} onClick={() => setDialog('remove')} />
            </div>
          )}
          <Switch label={say('notebook.page.golem')} checked={golem} onChange={(on) => set({ golem: on })} />
          <Switch
            label={say('notebook.page.master')}
            hint={say('notebook.page.masterHint')}
            checked={procedure === 'master'}
            onChange={(on) => set({ procedure: on ? 'master' : 'apprentice' })}
          />
          <FollowSwitch notebooks={notebooks} fresh={fresh} />
          <div ref={form}>
            <FactForm golem={withGolem} onTold={tell} />
          </div>
          <LineForm onFacts={(lines) => write(lines.map((fact) => ({ fact, evidence: null })))} />
        </div>
        <div className={styles['paper']}>
          <Notebook
            key={open?.id ?? ''}
            title={open?.name ?? say('notebook.page.title')}
            facts={facts}
            golem={withGolem}
            luminaries={withGolem}
            agreed="advice"
            kept={open?.marks ?? ''}
            circumstances={circumstances}
            pointed={pointed}
            onKeep={(marks) => set({ marks })}
          >
            <section className={styles['facts']} aria-label={say('notebook.sheet.factsLabel')}>
              <h3>{say('notebook.sheet.facts', { count: facts.length })}</h3>
              <FactList facts={facts} label={say('notebook.sheet.factsLabel')} onPoint={setPointed} onRemove={remove} />
              <ConflictList
                conflicts={board.conflicts}
                onRemove={(pair) => set({ conflicts: board.conflicts.filter((each) => each !== pair) })}
              />
            </section>
          </Notebook>
        </div>
      </div>
      {dialog === 'share' && open !== null && (
        <Dialog title={say('notebook.page.share')} closeLabel={say('web.common.close')} onClose={() => setDialog(null)}>
          <Invitation path={`/notebook#n=${linkOf(open)}`} text={say('notebook.page.shareText')} />
        </Dialog>
      )}
      {dialog === 'remove' && open !== null && (
        <Dialog
          title={say('notebook.page.remove')}
          closeLabel={say('web.common.close')}
          onClose={() => setDialog(null)}
        >
          <p>{say('notebook.page.removeSure', { name: open.name })}</p>
          <div className={styles['row']}>
            <Button
              look="primary"
              onClick={() => {
                notebooks.remove()
                setDialog(null)
              }}
            >
              {say('notebook.page.remove')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

interface NameFieldProps {
  readonly value: string
  onChange(name: string): void
}

/** The name of a notebook; an empty one is no name. */
function NameField({ value, onChange }: NameFieldProps) {
  const { say } = useWords()
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <div className={styles['name']}>
      <Field
        label={say('notebook.page.name')}
        value={draft ?? value}
        maxLength={nameLength}
        autoComplete="off"
        onChange={setDraft}
        onBlur={() => {
          const name = cleanName(draft ?? '')
          if (name !== '' && name !== value) onChange(name)
          setDraft(null)
        }}
      />
    </div>
  )
}

interface FileButtonProps {
  readonly label: string
  onText(text: string): void
}

/** The browser's own button would speak the browser's language; the label is pressed instead. */
function FileButton({ label, onText }: FileButtonProps) {
  const id = useId()
  return (
    <span className={styles['file']}>
      <input
        id={id}
        className="visually-hidden"
        type="file"
        accept="application/json,text/plain,.json,.txt"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file !== undefined) void file.text().then(onText)
          target.value = ''
        }}
      />
      <label htmlFor={id}>
        <Icon art={importArt} /> {label}
      </label>
    </span>
  )
}
