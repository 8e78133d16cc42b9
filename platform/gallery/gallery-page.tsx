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
  /** Whose look, language and direction the page takes; the first theme's in English unless given. */
  readonly place?: { readonly language: string; readonly direction: 'ltr' | 'rtl'; readonly theme: string | undefined }
  /** Of this page alone, behind those of the gallery. */
  readonly rules?: string
}

/** A page of the gallery itself; the blocks are in frames of their own. */
export const galleryPage = ({ title, body, styles, script, place, rules = '' }: Options): string => {
  const head = (
    <>
      <link rel="icon" href="/favicon.svg" />
      {styles}
      <style>{GALLERY_STYLES + rules}</style>
    </>
  )
  return renderHtml(
    <HtmlPage language="en" {...place} title={title} head={head} bodyClass="g-body">
      {body}
      <script type="module" src={script} />
    </HtmlPage>,
  )
}
