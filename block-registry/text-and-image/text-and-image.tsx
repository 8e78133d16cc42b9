import type { BlockViewProps } from '../block.ts'
import { classNames } from '../../src/lib/class-names.ts'
import { useLook } from '../../src/site/use-look.ts'
import { ButtonLink } from '../../src/ui/button/button-link.tsx'
import { aspectRatioOf } from '../../src/ui/picture/aspect.ts'
import { focalPointProperty } from '../../src/ui/picture/focal-point.ts'
import { Picture } from '../../src/ui/picture/picture.tsx'
import { Section } from '../../src/ui/section/section.tsx'
import styles from './text-and-image.module.scss'

/** A picture beside a heading, words and a link; the picture above them in narrow windows. */
export const TextAndImage = ({ props, position }: BlockViewProps<'text-and-image'>) => {
  const { heading, text, image, imageFocus, imagePosition, aspect, link, linkLabel } = props
  return (
    <Section>
      <div
        data-look={useLook('headings')}
        className={classNames(styles.pair, imagePosition === 'end' && styles.imageAtEnd)}
        style={focalPointProperty('focal-point', imageFocus)}
      >
        <Picture
          src={image.url}
          width={image.width}
          height={image.height}
          alt={image.alt}
          color={image.color}
          aspect={`var(--pair-aspect, ${aspectRatioOf(aspect)})`}
          sizes="(max-width: 768px) 100vw, 50vw"
          isEager={position.isAboveFold && position.index <= 2}
          className={styles.picture}
        />
        <div className={styles.words}>
          {heading !== '' && <h2 className={styles.heading}>{heading}</h2>}
          {paragraphsOf(text).map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
          {link !== '' && linkLabel !== '' && (
            <p className={styles.link}>
              <ButtonLink to={link} variant="text">
                {linkLabel}
              </ButtonLink>
            </p>
          )}
        </div>
      </div>
    </Section>
  )
}

/** An empty line in the editor's field starts a paragraph. */
const paragraphsOf = (text: string): readonly string[] => text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
