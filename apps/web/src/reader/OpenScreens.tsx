import { icon as testArt } from 'virtual:icon/golem-head'
import { icon as animateArt } from 'virtual:icon/rock-golem'
import { colouredPotions } from '@athanor/alchemy'
import { golemBranches, type ReaderInput } from '@athanor/alchemy/reader'
import { useWords } from '@athanor/alchemy-ui/readerWords.ts'
import { Button } from '@athanor/ui/Button.tsx'
import { PotionPicker } from './PotionPicker.tsx'
import { StepPage } from './StepPage.tsx'
import { Tile, Tiles } from './Tile.tsx'
import { Trail } from './Trail.tsx'
import { usePress } from './usePress.ts'

/** what is promised, before any card is chosen. */
export function PromiseScreen({ input }: { readonly input: ReaderInput }) {
  const { say } = useWords()
  const press = usePress()
  return (
    <StepPage
      look="open"
      note={say('alchemy.reader.sell')}
      title={say('reader.sell.title')}
      actions={<Button onClick={() => press({ kind: 'back' })}>{say('web.common.cancel')}</Button>}
    >
      <Trail mode="sell" count={2} at={0} />
      <p>{say('reader.sell.text')}</p>
      <PotionPicker
        potions={colouredPotions}
        chosen={input.promised}
        label={say('alchemy.reader.sell')}
        onChoose={(potion) => press({ kind: 'promise', potion })}
      />
    </StepPage>
  )
}

const branchArt = { golemTest: testArt, animate: animateArt } as const

/** G-286: the two branches of Research Golem. */
export function ResearchScreen() {
  const { say } = useWords()
  const press = usePress()
  return (
    <StepPage
      look="open"
      note={say('reader.home.entryText', { entry: 'researchGolem' })}
      title={say('alchemy.reader.researchGolem')}
      actions={<Button onClick={() => press({ kind: 'back' })}>{say('web.common.cancel')}</Button>}
    >
      <Tiles label={say('alchemy.reader.researchGolem')}>
        {golemBranches.map((branch) => (
          <Tile
            key={branch}
            art={branchArt[branch]}
            title={say(`alchemy.reader.${branch}`)}
            text={say('reader.home.entryText', { entry: branch })}
            onPress={() => press({ kind: 'research', branch })}
          />
        ))}
      </Tiles>
    </StepPage>
  )
}

/** asks before it shows everything. */
export function AskAnswersScreen() {
  const { say } = useWords()
  const press = usePress()
  return (
    <StepPage
      look="open"
      note={say('alchemy.reader.finalRound')}
      title={say('reader.answers.askTitle')}
      actions={
        <>
          <Button onClick={() => press({ kind: 'back' })}>{say('web.common.cancel')}</Button>
          <Button look="primary" onClick={() => press({ kind: 'confirm' })}>
            {say('alchemy.reader.showAnswers')}
          </Button>
        </>
      }
    >
      <p>{say('reader.answers.askText')}</p>
    </StepPage>
  )
}
