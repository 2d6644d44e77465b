import type { HardFact, IngredientPair } from '@athanor/alchemy'
import { Button } from '@athanor/ui/Button.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import { memo, useState } from 'react'
import { percent } from '../percent.ts'
import { type AdviceLine, type BarPart, linesOf, type Topic, topics } from './AdvicePanel.tsx'
import styles from './Notebook.module.css'
import { PickOne } from './PickOne.tsx'
import type { Advice } from './science/study.ts'
import { useWords } from './words.ts'

const cx = classes(styles)

interface GroupsProps {
  readonly advice: Advice
  /** What the game is about just now: it stands first. */
  readonly topic?: Topic | undefined
  /** Lines of a group that is not opened. */
  readonly short: number
  onPair(pair: IngredientPair): void
  onWhy(claim: HardFact): void
}

/** What is always worth a look, unless the game is about something else. */
const usual: readonly Topic[] = ['experiments', 'sales', 'theories']
const most = usual.length

/** What is worth doing next, several subjects at once, each with its best lines; one can be opened to all of them. */
export const Groups = memo(function Groups({ advice, topic, short, onPair, onWhy }: GroupsProps) {
  const words = useWords()
  const { say } = words
  const [chosen, setChosen] = useState<Topic | null>(null)
  const [open, setOpen] = useState<Topic | null>(null)
  const useful = topics.filter((each) => advice[each].length > 0)
  const wanted = [chosen, topic ?? null, ...usual, ...useful].flatMap((each) => each ?? [])
  const shown = [...new Set(wanted)].filter((each) => useful.includes(each)).slice(0, most)
  const [first] = shown
  if (first === undefined) return <p className={cx('quiet')}>{say('notebook.advice.nothing')}</p>
  return (
    <section className={cx('groups')} aria-label={say('notebook.advice.title')}>
      {shown.map((each) => {
        const lines = linesOf(advice, each, words)
        const isOpen = open === each
        return (
          <div key={each} className={cx('group')} data-topic={each}>
            <header title={say('notebook.advice.legend', { topic: each })}>
              {each === first && useful.length > most ? (
                <PickOne
                  label={say('notebook.advice.more')}
                  options={useful.map((one) => ({ value: one, label: say('notebook.advice.topic', { topic: one }) }))}
                  value={each}
                  onChange={setChosen}
                />
              ) : (
                <h3>{say('notebook.advice.topic', { topic: each })}</h3>
              )}
              {lines.length > short && (
                <button
                  type="button"
                  className={cx('unfold')}
                  aria-expanded={isOpen}
                  onClick={() => setOpen(isOpen ? null : each)}
                >
                  <span className="visually-hidden">
                    {say('notebook.advice.all', {
                      topic: say('notebook.advice.topic', { topic: each }),
                      count: lines.length,
                    })}{' '}
                  </span>
                  {isOpen ? '−' : `+${lines.length - short}`}
                </button>
              )}
            </header>
            <ol className={cx('lines')}>
              {(isOpen ? lines : lines.slice(0, short)).map((line) => (
                <GroupLine key={line.key} line={line} onPair={onPair} onWhy={onWhy} />
              ))}
            </ol>
          </div>
        )
      })}
    </section>
  )
})

interface GroupLineProps extends Pick<GroupsProps, 'onPair' | 'onWhy'> {
  readonly line: AdviceLine
}

function GroupLine({ line: { face, worth, bar, pair, claim }, onPair, onWhy }: GroupLineProps) {
  const words = useWords()
  const { say } = words
  const [best] = bar ?? []
  const inside = (
    <>
      {face}
      {bar !== undefined && <Bar parts={bar} />}
    </>
  )
  // With a bar beside it one number is enough: of a sale that of an exact match.
  const told = best?.look === 'exact' ? percent(best.chance, words) : worth
  return (
    <li className={cx(bar !== undefined && 'barred')}>
      {pair === undefined ? (
        <span className={cx('line')}>{inside}</span>
      ) : (
        <button type="button" className={cx('line')} onClick={() => onPair(pair)}>
          {inside}
        </button>
      )}
      <strong title={worth}>{told}</strong>
      {claim !== undefined && (
        <Button look="quiet" onClick={() => onWhy(claim)}>
          {say('notebook.sheet.why')}
        </Button>
      )}
    </li>
  )
}

/** What can come of something, each part as wide as it is likely. */
function Bar({ parts }: { readonly parts: readonly BarPart[] }) {
  const words = useWords()
  const told = words.list(parts.filter(({ chance }) => chance > 0).map((part) => partText(part, words)))
  return (
    <span className={cx('bar')} role="img" aria-label={told} title={told}>
      {parts.map(({ look, chance }) =>
        chance === 0 ? null : <i key={look} data-look={look} style={{ flexGrow: chance }} />,
      )}
    </span>
  )
}

function partText({ name, chance }: BarPart, words: ReturnType<typeof useWords>): string {
  return `${name} ${percent(chance, words)}`
}
