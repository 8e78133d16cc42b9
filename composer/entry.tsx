import { createRoot } from 'react-dom/client'
import messages from '../src/i18n/compose/en.json'
import { MessagesProvider } from '../src/i18n/messages-context.tsx'
import { createComposeClient } from './api/compose-client.ts'
import { withHeadStart } from './api/head-start.ts'
import { App } from './app.tsx'
import './look.scss'

const root = document.getElementById('composer')
if (root === null) throw new Error('The document of the composer has no element for it.')
const client = withHeadStart(createComposeClient(window.fetch.bind(window)), window.location.pathname)
createRoot(root).render(
  <MessagesProvider messages={messages} locale="en">
    <App client={client} />
  </MessagesProvider>,
)
