import type { ReactNode } from 'react'
import { HtmlPage, renderHtml } from '../../server/lib/html-page.tsx'
import { GALLERY_STYLES } from './gallery-styles.ts'

interface Options {
  readonly title: string
  readonly body: ReactNode
  /** The shop's own sheets: the gallery uses its tokens. */
  readonly styles: ReactNode
  /** Address of src/gallery/workbench.ts. */
  readonly script: string
}

/** A page of the gallery itself; the blocks are in frames of their own. */
export const galleryPage = ({ title, body, styles, script }: Options): string => {
  const head = (
    <>
      <link rel="icon" href="/favicon.svg" />
      {styles}
      <style>{GALLERY_STYLES}</style>
    </>
  )
  return renderHtml(
    <HtmlPage language="en" title={title} head={head} bodyClass="g-body">
      {body}
      <script type="module" src={script} />
    </HtmlPage>,
  )
}
