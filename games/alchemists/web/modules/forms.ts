import type { ActionKind, Intent } from '@athanor/alchemists'
import type { ComponentType } from 'react'
import type { PartProps } from '../scene/PartChoice.tsx'
import { ArticleForm } from './royalEncyclopedia/ArticleForm.tsx'

export interface FormProps extends Omit<PartProps, 'part' | 'value' | 'second' | 'legend'> {
  /** What is chosen now; `intent` is told of it one picture later. */
  readonly newest: Intent
  /** One part of the action, with all that can be chosen for it. */
  readonly Part: ComponentType<PartProps>
}

/** Actions whose parts are laid out in a way of their own; those of all others stand side by side. */
export const forms: { readonly [Kind in ActionKind]?: ComponentType<FormProps> } = { publishArticle: ArticleForm }
