import { box } from '@athanor/alchemists'
import { alchemicals, ingredients, potions } from '@athanor/alchemy'
import { AlchemicalSign } from '../../alchemy/AlchemicalSign.tsx'
import { Flask } from '../../alchemy/Flask.tsx'
import { IngredientCard, Medal } from '../../alchemy/Ingredients.tsx'
import { useWords } from '../../app/words.tsx'
import { colourName } from '../../room/colourName.ts'
import { Panel } from '../../ui/Panel.tsx'
import styles from './AlchemistsGallery.module.css'
import { card } from './card.ts'
import { Cube, SealFace } from './pieces/Pieces.tsx'
import { PotionOdds } from './scene/PotionOdds.tsx'

/** The pieces of Alchemists. */
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
