import type { ComponentProps } from 'react'
import type { CustomisationDisplay } from '../../../schemas/api/customisation.ts'
import { classNames } from '../../lib/class-names.ts'
import { Picture } from '../picture/picture.tsx'
import styles from './line-picture.module.scss'

interface Props extends Pick<ComponentProps<typeof Picture>, 'sizes' | 'className'> {
  readonly line: { readonly thumbnailUrl: string; readonly customisation?: { readonly display: CustomisationDisplay } }
  /** The largest that is shown, in pixels. */
  readonly width?: number
  readonly height?: number
}

/** The picture of a line of a bag or an order, with what was made of it where something was. Decoration: its name is beside it. */
export const LinePicture = ({ line: { thumbnailUrl, customisation }, width = 1200, height = 1500, className, ...rest }: Props) => (
  <Picture
    src={customisation?.display.previewImage?.thumbnail ?? thumbnailUrl}
    width={width}
    height={height}
    alt=""
    aspect="var(--aspect-product)"
    {...rest}
    className={classNames(styles.picture, className)}
  />
)
