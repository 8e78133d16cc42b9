import { upToQuery } from '../../lib/breakpoints.ts'
import { classNames } from '../../lib/class-names.ts'
import { isImageSource, webpSrcSet } from '../../lib/image-source.ts'
import { reportOnce } from '../../lib/report-once.ts'
import { useSite } from '../../site/site-context.tsx'
import styles from './picture.module.scss'
import { defined } from '../../lib/defined.ts'

interface PictureFile {
  readonly src: string
  /** Pixels of the file itself. */
  readonly width: number
  readonly height: number
}

interface Props extends PictureFile {
  /** Empty for decoration. */
  readonly alt: string
  /** Its ground until it is decoded, where that is not the theme's. */
  readonly color?: string | undefined
  /** CSS `sizes`: how wide the picture is shown, by window width. */
  readonly sizes: string
  /** Among the first things seen: fetched at once and before others. */
  readonly isEager?: boolean
  /** CSS ratio, `3 / 4`, that the picture fills by cropping; its own shape unless given. */
  readonly aspect?: string
  /** Another crop for narrow windows, up to tabletSmall. */
  readonly narrow?: PictureFile | undefined
  readonly className?: string | undefined
}

/** A picture whose space is reserved while it loads, in as many bytes as the window needs (IMG-01, IMG-02). */
export const Picture = ({ src, width, height, alt, color, sizes, isEager = false, aspect, narrow, className }: Props) => {
  const { site } = useSite()
  const box = classNames(styles.picture, aspect !== undefined && styles.cropped, className)
  const style = aspect === undefined && color === undefined ? undefined : { aspectRatio: aspect, background: color }
  if (!isImageSource(src, site.images.localisedHosts)) {
    reportOnce({ code: 'notAPicture', message: `${src} is no address of a picture; its place stays empty`, details: { src } })
    return <span className={box} style={{ aspectRatio: aspect ?? `${width} / ${height}` }} />
  }
  return (
    <picture className={box} style={style}>
      {narrow !== undefined && <Source file={narrow} sizes={sizes} media={upToQuery('tabletSmall')} />}
      <Source file={{ src, width, height }} sizes={sizes} />
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        loading={isEager ? 'eager' : 'lazy'}
        // A browser has six connections to a shop without HTTP/2: a search must not wait until twenty cards have theirs.
        fetchPriority={isEager ? 'high' : 'low'}
      />
    </picture>
  )
}

const Source = ({ file, sizes, media }: { readonly file: PictureFile; readonly sizes: string; readonly media?: string }) => {
  const srcSet = webpSrcSet(file.src, file.width, sizes)
  const shape = { width: file.width, height: file.height, ...defined({ media }) }
  if (srcSet !== undefined) return <source type="image/webp" srcSet={srcSet} sizes={sizes} {...shape} />
  return media === undefined ? null : <source srcSet={file.src} {...shape} />
}
