import { createRoot } from 'react-dom/client'
import { nameSchemas } from '../src/content/block-schemas.ts'
import { createComposeClient } from './api/compose-client.ts'
import { withHeadStart } from './api/head-start.ts'
import { App } from './app.tsx'
import { guardMessages, isShownBy, type Host } from './host/host.ts'
import { Hosted } from './host/hosted.tsx'
import { InterfaceProvider } from './interface/interface-context.tsx'
import { loadFirstTexts } from './interface/load-texts.ts'
import { setDocumentLanguage } from './interface/stored-interface.ts'
import './look.scss'

const root = document.getElementById('composer')
if (root === null) throw new Error('The document of the composer has no element for it.')
const hosts = (root.dataset['hosts'] ?? '').split(' ').filter((host) => host !== '')
const isHosted = isShownBy(window, hosts)
if (isHosted) guardMessages(window, hosts)
/** Alone, the page of the address is asked for at once; in a host nothing is before that has said who asks. */
const alone = isHosted ? undefined : withHeadStart(createComposeClient(window.fetch.bind(window)), window.location.pathname)

const start = async (element: HTMLElement): Promise<void> => {
  const { lang } = document.documentElement
  const [texts, host] = await Promise.all([loadFirstTexts(lang), isHosted ? openHost() : undefined])
  if (texts === undefined) {
    // Without any texts there is one sentence, which the server wrote.
    element.textContent = element.dataset['unloaded'] ?? ''
    return
  }
  nameSchemas(texts.schemaWords)
  setDocumentLanguage(texts.language)
  createRoot(element).render(
    <InterfaceProvider texts={texts} missed={texts.language === lang ? undefined : lang}>
      {alone === undefined ? <Hosted host={host} /> : <App client={alone} />}
    </InterfaceProvider>,
  )
}

/** Its code, with the vendor's library, is of no use outside a frame. Undefined where it does not come, or the host does not answer. */
const openHost = async (): Promise<Host | undefined> => {
  try {
    const { connectContentful } = await import('./host/contentful.ts')
    return await connectContentful(window)
  } catch {
    return undefined
  }
}
void start(root)
