import type { ComposeBlockType } from '../../schemas/api/compose.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { BlockPicture } from './block-picture.tsx'
import type { CardProps } from './card-keys.ts'
import styles from './insert.module.scss'

interface Props {
  readonly block: ComposeBlockType
  readonly site: SiteConfig
  readonly language: string
  readonly cardProps: CardProps
  readonly onChoose: () => void
}

/** A block to choose: its picture, what it is called, and what it is. The button covers all of it; a frame may not stand in one. */
export const BlockCard = ({ block: { type, title, description }, site, language, cardProps, onChoose }: Props) => (
  <li className={styles.card}>
    <BlockPicture type={type} site={site} language={language} />
    <button type="button" {...cardProps} onClick={onChoose}>
      <strong>{title}</strong> <small>{description}</small>
    </button>
  </li>
)
