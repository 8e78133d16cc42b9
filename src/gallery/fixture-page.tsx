import type { ReactElement } from 'react'
import type { BlockType } from '../../schemas/generated/types.ts'
import type { Fixture } from '../../block-registry/fixture.ts'
import type { Messages } from '../i18n/messages.ts'
import type { PageContext } from '../page/page-context.ts'
import { PageContextProvider } from '../page/use-page-context.ts'
import { renderBlocks } from '../pipeline/render/render-blocks.tsx'
import type { RenderEnv } from '../pipeline/render/render-env.ts'
import type { SiteValue } from '../site/site-value.ts'
import { App } from '../pipeline/render/app.tsx'
import { ProductProvider } from '../features/product/product.provider.tsx'
import { BARE_PAGE } from './bare-page.ts'
import { demoNavigation } from './demo-navigation.ts'

interface Options {
  readonly fixture: Fixture<BlockType>
  readonly env: Omit<RenderEnv, 'data'>
  readonly site: SiteValue
  readonly messages: Messages
}

/** A fixture in everything the shop puts around a block: the same on the server and in the browser. */
export const fixturePage = ({ fixture, env, site, messages }: Options): ReactElement => {
  const { node, data, context } = fixture
  const page: PageContext = { ...BARE_PAGE, ...context }
  const body = (
    <PageContextProvider value={page}>
      <ProductProvider context={page}>
        {renderBlocks([node], { ...env, data: data === undefined ? {} : { [node.id]: data } })}
      </ProductProvider>
    </PageContextProvider>
  )
  return (
    <App site={site} messages={messages} navigation={demoNavigation} app={{ frame: { header: [], footer: [], data: {} }, env }}>
      {body}
    </App>
  )
}
