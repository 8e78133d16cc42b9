import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '../../render/app.tsx'
import type { DeferredDeps } from './deferred-deps.ts'

/** Renders what belongs to no page in a root of its own, so that the page's is not touched by what comes late. */
export const renderApart = (
  { site, messages, env }: Pick<DeferredDeps, 'site' | 'messages' | 'env'>,
  place: Element,
  content: ReactNode,
): void =>
  createRoot(place).render(
    <App site={site} messages={messages} navigation={[]} app={{ frame: NO_FRAME, env }}>
      {content}
    </App>,
  )

const NO_FRAME = { header: [], footer: [], data: {} }

/** A place for it at the end of the page. */
export const placeAtEnd = (): HTMLElement => {
  const place = document.createElement('div')
  document.body.append(place)
  return place
}
