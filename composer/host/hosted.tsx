import { useState } from 'react'
import { createComposeClient } from '../api/compose-client.ts'
import { App, BASE_PATH } from '../app.tsx'
import { HostProvider } from './host-context.tsx'
import type { Host } from './host.ts'
import { OpenButton, SilentHost } from './open-button.tsx'

/** The composer in the frame of a host: begins at the page that the host's address names, and tells it which page is open. */
export const Hosted = ({ host }: { readonly host: Host | undefined }) => {
  const [client] = useState(() => host && openAt(host))
  if (host === undefined || client === undefined) return <SilentHost />
  if (host.isSidebar) return <OpenButton host={host} />
  return (
    <HostProvider value={host}>
      <App client={client} onOpened={(path) => void host.openPage(path)} />
    </HostProvider>
  )
}

/** Before the router looks at the address: the frame's own is the same for every page. */
const openAt = (host: Host) => {
  window.history.replaceState(null, '', `${BASE_PATH}${host.path}`)
  return createComposeClient(host.fetch)
}
