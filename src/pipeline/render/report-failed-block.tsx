import { renderToString } from 'react-dom/server'
import type { Report } from '../../lib/report.ts'
import type { Messages } from '../../i18n/messages.ts'
import { MessagesProvider } from '../../i18n/messages-context.tsx'
import type { PageContext } from '../../page/page-context.ts'
import { PageContextProvider } from '../../page/use-page-context.ts'
import { viewProps } from './block-parts.tsx'
import type { RenderEnv } from './render-env.ts'
import type { TreeNode } from '../blocks/tree.ts'
import { NavigationContext } from '../../site/navigation-context.tsx'
import type { NavigationNode } from '../../site/navigation.ts'
import { SiteContext } from '../../site/site-context.tsx'
import type { SiteValue } from '../../site/site-value.ts'

interface Options {
  readonly node: TreeNode
  readonly env: RenderEnv
  readonly site: SiteValue
  readonly messages: Messages
  readonly navigation: readonly NavigationNode[]
  readonly context: PageContext
  readonly report: (entry: Report) => void
}

/** renderToString does not pass on a block's error, so the block is rendered once more, alone, to learn what it threw. */
export const reportFailedBlock = (options: Options): void => {
  const { node, report } = options
  report({
    code: 'blockFailed',
    message: `Block ${node.type} failed on the server`,
    details: { id: node.id, type: node.type, version: node.version, cause: causeOf(options) },
  })
}

const causeOf = ({ node, env, site, messages, navigation, context }: Options): string => {
  const View = env.views.get(node.type)
  if (View === undefined) return 'Its code was not loaded'
  const props = viewProps({ node, env, slots: {}, position: { index: 0, isAboveFold: false }, isInStatic: true })
  try {
    renderToString(
      <SiteContext value={site}>
        <MessagesProvider messages={messages} locale={site.locale}>
          <NavigationContext value={navigation}>
            <PageContextProvider value={context}>
              <View {...props} />
            </PageContextProvider>
          </NavigationContext>
        </MessagesProvider>
      </SiteContext>,
    )
    return 'It failed only among the other blocks of the page'
  } catch (cause) {
    return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
  }
}
