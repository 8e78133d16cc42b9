import { createRoot } from 'react-dom/client'
import { nameSchemas } from '../src/content/block-schemas.ts'
import { createComposeClient } from './api/compose-client.ts'
import { withHeadStart } from './api/head-start.ts'
import { App } from './app.tsx'
import { InterfaceProvider } from './interface/interface-context.tsx'
import { loadFirstTexts } from './interface/load-texts.ts'
import { setDocumentLanguage } from './interface/stored-interface.ts'
import './look.scss'

const root = document.getElementById('composer')
if (root === null) throw new Error('The document of the composer has no element for it.')
const client = withHeadStart(createComposeClient(window.fetch.bind(window)), window.location.pathname)

const start = async (element: HTMLElement): Promise<void> => {
  const { lang } = document.documentElement
  const texts = await loadFirstTexts(lang)
  if (texts === undefined) {
    // Without any texts there is one sentence, which the server wrote.
    element.textContent = element.dataset['unloaded'] ?? ''
    return
  }
  nameSchemas(texts.schemaWords)
  setDocumentLanguage(texts.language)
  createRoot(element).render(
    <InterfaceProvider texts={texts} missed={texts.language === lang ? undefined : lang}>
      <App client={client} />
    </InterfaceProvider>,
  )
}
void start(root)
