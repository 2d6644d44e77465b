import { box } from '@athanor/alchemists'
import { alchemicals, ingredients, potions, triggers } from '@athanor/alchemy'
import { AlchemicalSign } from '@athanor/alchemy-ui/AlchemicalSign.tsx'
import { Flask } from '@athanor/alchemy-ui/Flask.tsx'
import { IngredientCard, Medal } from '@athanor/alchemy-ui/Ingredients.tsx'
import { colourName } from '@athanor/ui/colourName.ts'
import { Panel } from '@athanor/ui/Panel.tsx'
import styles from './AlchemistsGallery.module.css'
import { card } from './card.ts'
import { ReportToken } from './modules/golemProject/ReportToken.tsx'
import { ArticleSheet } from './modules/royalEncyclopedia/ArticleSheet.tsx'
import { StartupCardFace } from './modules/startupFunding/StartupCardFace.tsx'
import { GoodSigns } from './pieces/GoodSigns.tsx'
import { Cube, SealFace } from './pieces/Pieces.tsx'
import { ArtifactCard } from './scene/cards.tsx'
import { PotionOdds } from './scene/PotionOdds.tsx'
import { useWords } from './words.ts'

const goods = { gold: 1, reputation: 1, ingredients: 1, favours: 1, books: 1, approval: 1 }

/** The pieces of Alchemists and of The King's Golem. */
export function AlchemistsGallery() {
  const words = useWords()
  const { say } = words
  return (
    <Panel title={say('alchemists.shelf.title')}>
      <div className={styles['pieces']}>
        {potions.map((potion) => (
          <Flask key={potion} potion={potion} label={say(`alchemy.potion.${potion}`)} />
        ))}
        {alchemicals.map((alchemical) => (
          <AlchemicalSign key={alchemical} alchemical={alchemical} label={say(`alchemy.alchemical.${alchemical}`)} />
        ))}
        {ingredients.map((ingredient) => (
          <Medal key={ingredient} ingredient={ingredient} label={say(`alchemy.ingredient.${ingredient}`)} />
        ))}
        {card.colours.map((colour) => (
          <Cube key={colour} colour={colour} label={colourName(card.id, colour, words)} />
        ))}
        {box.seals.ids.map((seal) => (
          <SealFace key={seal} seal={seal} label={say(`alchemists.seal.${seal}`)} />
        ))}
      </div>
      <div className={styles['cards']}>
        {ingredients.map((ingredient) => (
          <IngredientCard key={ingredient} ingredient={ingredient} name={say(`alchemy.ingredient.${ingredient}`)} />
        ))}
      </div>
      <div className={styles['pieces']}>
        <ArticleSheet
          colour="green"
          signs={['plus', 'minus']}
          ingredients={['mushroom', 'fern', 'toad', 'birdClaw']}
          wrong={['blue']}
        />
        <ArticleSheet
          colour="red"
          signs={['minus', undefined]}
          ingredients={['flower', undefined, undefined, undefined]}
        />
        {triggers.map((trigger) => (
          <ReportToken key={`${trigger.colour}${trigger.size}`} trigger={trigger} />
        ))}
        <ReportToken trigger={null} />
        <GoodSigns goods={goods} />
        <ArtifactCard artifact={box.artifact('royalSignet')} words={words} />
        <StartupCardFace card={{ gold: 2, ingredients: 1, delayed: 2, artifact: 'secret', source: 'reconstructed' }} />
      </div>
      <PotionOdds
        chances={[
          { of: 'healing', chance: 0.5 },
          { of: 'paralysis', chance: 0.25 },
          { of: 'neutral', chance: 0.25 },
        ]}
      />
    </Panel>
  )
}
