import type { Potion } from '@athanor/alchemy'
import { Flask } from '../alchemy/Flask.tsx'
import { useWords } from '../app/words.tsx'
import { classes } from '../lib/classes.ts'
import styles from './Picker.module.css'

const cx = classes(styles)

interface PotionPickerProps<Kind extends Potion> {
  readonly potions: readonly Kind[]
  readonly chosen: Kind | null
  readonly label: string
  onChoose(potion: NoInfer<Kind>): void
}

/** Potions to tap. */
export function PotionPicker<Kind extends Potion>({ potions, chosen, label, onChoose }: PotionPickerProps<Kind>) {
  const { say } = useWords()
  const nameOf = (potion: Potion) => say(`alchemy.potion.${potion}`)
  return (
    <fieldset className={cx('picker')}>
      <legend className={cx('legend')}>{label}</legend>
      <div className={cx('potions')}>
        {potions.map((potion) => (
          <button
            key={potion}
            type="button"
            className={cx('potion')}
            aria-pressed={potion === chosen}
            onClick={() => onChoose(potion)}
          >
            <Flask potion={potion} />
            <span>{nameOf(potion)}</span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
