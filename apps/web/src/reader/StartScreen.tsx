import { type CodeEdition, type CodeScheme, codeLengths, readCode } from '@athanor/alchemy'
import { type DebunkVariant, debunkVariants } from '@athanor/alchemy/reader'
import { useWords } from '@athanor/alchemy-ui/readerWords.ts'
import { Button } from '@athanor/ui/Button.tsx'
import { Choice } from '@athanor/ui/Choice.tsx'
import { Panel } from '@athanor/ui/Panel.tsx'
import { useState } from 'react'
import { AsideTiles } from './AsideTiles.tsx'
import { CodeForm } from './CodeForm.tsx'
import { CompareDialog } from './CompareDialog.tsx'
import { reader } from './device.ts'
import { ReaderShell } from './ReaderShell.tsx'
import styles from './StartScreen.module.css'
import { Tiles } from './Tile.tsx'
import { useReplacing } from './useReplacing.tsx'

const editions = Object.keys(codeLengths) as readonly CodeEdition[]
const baseSchemes = ['veiled', 'original'] as const satisfies readonly CodeScheme[]

interface StartScreenProps {
  /** Back to the running game; null when there is none. */
  readonly onContinue: (() => void) | null
  onBegun(): void
}

/** a new game, one that was begun elsewhere, or the running one. */
export function StartScreen({ onContinue, onBegun }: StartScreenProps) {
  const { say } = useWords()
  const [variant, setVariant] = useState<DebunkVariant>(reader.getState().snapshot?.state.variant ?? 'apprentice')
  const [edition, setEdition] = useState<CodeEdition>('base')
  const [scheme, setScheme] = useState<(typeof baseSchemes)[number]>('veiled')
  const { replacing, dialog } = useReplacing()
  const start = () =>
    replacing(() => {
      reader.getState().startNew(variant, edition === 'expansion' ? 'golem' : scheme)
      onBegun()
    })
  const [compared, setCompared] = useState<string | null>(null)
  const begin = (code: string) => {
    setCompared(null)
    replacing(() => {
      reader.getState().begin(variant, { code })
      onBegun()
    })
  }
  const enter = (typed: string) => {
    const reading = readCode(typed)
    if (!reading.ok) return reading.reason
    if (reading.checked) begin(reading.code)
    else setCompared(reading.code)
    return null
  }
  return (
    <ReaderShell>
      <p className={styles['text']}>{say('reader.start.text')}</p>
      {onContinue !== null && (
        <Button wide look="primary" onClick={onContinue}>
          {say('reader.start.continue')}
        </Button>
      )}
      <Choice
        legend={say('reader.start.variant')}
        options={debunkVariants.map((each) => ({
          value: each,
          label: say('reader.start.variantOf', { variant: each }),
        }))}
        value={variant}
        onChange={setVariant}
      />
      <div className={styles['ways']}>
        <Panel title={say('reader.start.newGame')}>
          <div className={styles['form']}>
            <Choice
              legend={say('reader.start.edition')}
              options={editions.map((each) => ({
                value: each,
                label: say('reader.start.editionOf', { edition: each }),
              }))}
              value={edition}
              onChange={setEdition}
            />
            {edition === 'base' ? (
              <Choice
                legend={say('reader.start.scheme')}
                hint={say('reader.start.schemeText')}
                options={baseSchemes.map((each) => ({
                  value: each,
                  label: say('reader.start.schemeOf', { scheme: each }),
                }))}
                value={scheme}
                onChange={setScheme}
              />
            ) : (
              <p className={styles['text']}>{say('reader.start.schemeGolem')}</p>
            )}
            <Button wide look={onContinue === null ? 'primary' : 'plain'} onClick={start}>
              {say('reader.start.newGame')}
            </Button>
          </div>
        </Panel>
        <Panel title={say('reader.start.codeTitle')}>
          <CodeForm label={say('reader.start.codeLabel')} go={say('reader.start.codeGo')} onCode={enter} />
        </Panel>
      </div>
      <Tiles label={say('reader.board.title')}>
        <AsideTiles />
      </Tiles>
      {compared !== null && (
        <CompareDialog code={compared} onSame={() => begin(compared)} onClose={() => setCompared(null)} />
      )}
      {dialog}
    </ReaderShell>
  )
}
