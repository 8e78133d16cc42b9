import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { Picture } from '../../src/ui/picture/picture.tsx'
import { Section } from '../../src/ui/section/section.tsx'
import { readVideoSource } from '../../src/lib/video-source.ts'
import { Video } from '../../src/ui/video/video.tsx'
import type { BlockViewProps } from '../block.ts'

/** A film in the page (BLOCK-14). */
export const VideoEmbed = ({ props: { src, title, poster, captions, aspect, controls }, position }: BlockViewProps<'video-embed'>) => {
  const t = useTranslate()
  const { language } = useSite()
  const ratio = RATIOS[aspect]
  return (
    <Section>
      <Video
        key={src}
        source={readVideoSource(src)}
        address={src}
        title={title}
        aspect={ratio}
        hasControls={controls}
        captions={captions === '' ? undefined : { src: captions, language, label: t('video.captions') }}
        poster={
          poster !== null && (
            <Picture
              src={poster.url}
              {...sizeOf(poster)}
              alt={poster.alt}
              color={poster.color}
              aspect={ratio}
              sizes={SIZES}
              isEager={position.isAboveFold}
            />
          )
        }
      />
    </Section>
  )
}

const SIZES = '(max-width: 1280px) 100vw, 1280px'

const RATIOS = { '16x9': '16 / 9', '4x3': '4 / 3', square: '1 / 1', '9x16': '9 / 16' } as const

const sizeOf = ({ width, height }: { readonly width: number; readonly height: number }) => ({ width, height })
