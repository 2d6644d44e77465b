import { icon as deleteArt } from 'virtual:icon/cancel'
import { icon as linkArt } from 'virtual:icon/linked-rings'
import { icon as newArt } from 'virtual:icon/notebook'
import { icon as importArt } from 'virtual:icon/open-folder'
import { icon as writeArt } from 'virtual:icon/quill-ink'
import { icon as exportArt } from 'virtual:icon/save'
import { type Fact, readFacts } from '@athanor/alchemy'
import { FactList } from '@athanor/alchemy-ui/notebook/FactList.tsx'
import { articleName, nameOf } from '@athanor/alchemy-ui/notebook/factWords.ts'
import { Notebook } from '@athanor/alchemy-ui/notebook/Notebook.tsx'
import { PickOne } from '@athanor/alchemy-ui/notebook/PickOne.tsx'
import type { Circumstances } from '@athanor/alchemy-ui/notebook/science/study.ts'
import { Button, IconButton } from '@athanor/ui/Button.tsx'
import { Dialog } from '@athanor/ui/Dialog.tsx'
import { Field, Switch } from '@athanor/ui/Field.tsx'
import { Icon } from '@athanor/ui/Icon.tsx'
import { useHandler } from '@athanor/ui/lib/useHandler.ts'
import { useStable } from '@athanor/ui/lib/useStable.ts'
import { notify } from '@athanor/ui/noticeStore.ts'
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { Invitation } from '../../app/Invitation.tsx'
import { PageHead } from '../../app/PageHead.tsx'
import { Shell } from '../../app/Shell.tsx'
import { downloadJson } from '../../table/downloadLog.ts'
import { boardIn, goneFrom, type Noted, type ToldFact, withTold } from './board.ts'
import { ConflictList } from './ConflictList.tsx'
import { FactForm } from './FactForm.tsx'
import { FollowSwitch } from './FollowSwitch.tsx'
import { notedAt, snapshotInLog } from './following.ts'
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
import { useWords } from './words.ts'

/** The notebook by itself, for whoever plays with cardboard: facts come by hand. */
export function NotebookPage() {
  const { say } = useWords()
  return (
    <Shell title={say('notebook.page.title')}>
      <Notebooks />
    </Shell>
  )
}

/** All that changes while one writes. */
function Notebooks() {
  const words = useWords()
  const { say } = words
  const notebooks = useNotebooks(() => notify(say('notebook.page.full')))
  const { all, open } = notebooks
  const [dialog, setDialog] = useState<'share' | 'remove' | null>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const [done, setDone] = useState<Done | null>(null)
  const [isWriting, setWriting] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isWriting) form.current?.querySelector('select')?.focus()
  }, [isWriting])
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
  const write = (told: readonly ToldFact[]) => {
    const known = notebooks.newest() ?? fresh()
    if (known.facts.length + told.length > mostFacts) return notify(say('notebook.page.full'))
    const next = told.reduce<Noted>(withTold, known)
    setWriting(false)
    if (next.facts.length === known.facts.length && next.facts.every((fact, place) => fact === known.facts[place])) {
      setDone({ what: 'already', facts: known.facts, before: null })
    } else setDone({ what: 'noted', facts: next.facts, before: known })
    set({ facts: next.facts, conflicts: next.conflicts })
    const { theories, articles } = goneFrom(boardIn(known), boardIn(next))
    const gone = [...theories.map((each) => nameOf(each, words)), ...articles.map((each) => articleName(each, words))]
    if (gone.length > 0) notify(say('notebook.page.debunked', { publications: words.list(gone) }))
  }
  const tell = useHandler((told: ToldFact) => write([told]))
  const note = useHandler((fact: Fact) => write([{ fact, evidence: null }]))
  const remove = useHandler((place: number) => {
    const known = notebooks.newest()
    if (known === null) return
    const left = known.facts.filter((each) => each !== facts[place])
    setDone({ what: 'removed', facts: left, before: known })
    notebooks.change({ facts: left })
  })
  const undo = useHandler(() => {
    const before = done?.before
    if (!before) return
    setDone({ what: 'undone', facts: before.facts, before: null })
    notebooks.change({ facts: before.facts, conflicts: before.conflicts })
  })
  const takeFile = (text: string) => {
    const value = parsed(text)
    const whole = importedNotebook(value)
    if (whole !== undefined) return notebooks.begin(whole)
    const snapshot = snapshotInLog(value)
    if (snapshot !== null) return notebooks.begin({ ...fresh(), ...notedAt(snapshot) })
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
            {all.length > 1 && open !== null && (
              <PickOne
                label={say('notebook.page.which')}
                options={all.map(({ id, name }) => ({ value: id, label: name }))}
                value={open.id}
                onChange={notebooks.choose}
              />
            )}
          </div>
        </PageHead>
        <div className={styles['write']}>
          <span className={styles['toForm']}>
            <Button wide icon={writeArt} aria-expanded={isWriting} onClick={() => setWriting(!isWriting)}>
              {say('notebook.page.otherFact')}
            </Button>
          </span>
          <div ref={form} className={styles['entry']} data-open={isWriting || undefined}>
            <FactForm golem={withGolem} onTold={tell} />
          </div>
          <LineForm onFacts={(lines) => write(lines.map((fact) => ({ fact, evidence: null })))} />
          <details className={styles['lineForm']}>
            <summary>{say('notebook.page.shelf')}</summary>
            <div className={styles['ask']}>
              {open !== null && (
                <div className={styles['row']}>
                  <NameField key={open.id} value={open.name} onChange={(name) => notebooks.change({ name })} />
                  <IconButton
                    icon={deleteArt}
                    label={say('notebook.page.remove')}
                    onClick={() => setDialog('remove')}
                  />
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
              <div className={styles['row']}>
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
            </div>
          </details>
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
            entry={{
              corner: done !== null && done.facts === facts && <Corner done={done} onUndo={undo} />,
              onNote: note,
              onRemove: remove,
            }}
            onKeep={(marks) => set({ marks })}
          >
            <section className={styles['facts']} aria-label={say('notebook.sheet.factsLabel')}>
              <h3>{say('notebook.sheet.facts', { count: facts.length })}</h3>
              {done?.what === 'removed' && done.facts === facts && (
                <Button onClick={undo}>{say('notebook.page.undoRemoved')}</Button>
              )}
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

/** What was done to the facts last, and how they were before it, where it can be undone. */
interface Done {
  readonly what: 'noted' | 'removed' | 'already' | 'undone'
  /** While the notebook holds just these. */
  readonly facts: readonly Fact[]
  readonly before: Noted | null
}

/** In sight of the triangle, over nothing that can be pressed; whoever wrote far below is led back to it. */
function Corner({ done, onUndo }: { readonly done: Done; onUndo(): void }) {
  const { say } = useWords()
  const corner = useRef<HTMLDivElement>(null)
  const { what, facts } = done
  useEffect(() => {
    // Who takes facts from the list goes on there.
    if (what !== 'removed') corner.current?.scrollIntoView({ block: 'nearest' })
  }, [what, facts])
  return (
    <div ref={corner} className={styles['corner']}>
      <strong role="status">{say('notebook.page.done', { done: what })}</strong>
      {done.before !== null && (
        <Button look="quiet" onClick={onUndo}>
          {say('notebook.page.undo')}
        </Button>
      )}
    </div>
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
