interface Settings {
  readonly appUrl: string
  readonly appId: string
  readonly space: string
  readonly environment: string
}

/**
 * The web app's side of the talk with an app in its frame, as the vendor's library expects it: it is written into a page, so it holds all
 * that it needs. Where the app has it lead is in `data-path` of the frame.
 */
export const speakToApp = ({ appUrl, appId, space, environment }: Settings): void => {
  const frame = document.querySelector('iframe')
  if (frame === null) return
  const query = new URLSearchParams(window.location.search)
  const user = query.get('user') ?? 'ann'
  const entry = query.get('entry') ?? undefined
  let location = query.get('location') ?? 'page'
  let path = query.get('path') ?? '/'
  const connection = () => ({
    id: 'app-in-frame',
    location,
    user: { sys: { type: 'User', id: user }, firstName: '', lastName: '', email: '', spaceMembership: { admin: false, roles: [] } },
    parameters: { installation: {}, instance: {}, invocation: location === 'page' ? { path } : {} },
    locales: { available: ['en'], default: 'en', names: { en: 'English' }, fallbacks: {}, optional: {}, direction: { en: 'ltr' } },
    ids: { user, organization: 'org', app: appId, space, environment, ...(entry === undefined ? {} : { entry, contentType: 'page' }) },
    initialContentTypes: [],
    hostnames: { webapp: window.location.host },
    ...(entry === undefined
      ? {}
      : {
          entry: { sys: { id: entry, type: 'Entry' }, metadata: {} },
          contentType: { sys: { id: 'page', type: 'ContentType' }, fields: [] },
          fieldInfo: [],
          editorInterface: {},
          editor: { localeSettings: { mode: 'multi' }, showHiddenFields: false },
        }),
  })
  const answerTo = async (method: string, [first]: readonly unknown[]): Promise<unknown> => {
    if (method === 'CMAAdapterCall') {
      const { entityType, action, payload } = first as { entityType: string; action: string; payload: object }
      if (entityType !== 'AppSignedRequest' || action !== 'create') throw new Error(`The host does not do ${entityType}.${action}`)
      const answer = await fetch('/sign', { method: 'POST', body: JSON.stringify({ user, ...payload }) })
      return answer.json()
    }
    if (method === 'navigateToPage') {
      path = (first as { path: string }).path
      frame.dataset['path'] = path
      if (location !== 'page') {
        location = 'page'
        frame.src = appUrl
      }
      return { navigated: true }
    }
    return undefined
  }
  window.addEventListener('message', ({ data, source }: MessageEvent) => {
    const { contentWindow } = frame
    if (source !== contentWindow || contentWindow === null || typeof data?.method !== 'string') return
    const origin = new URL(appUrl).origin
    if (data.method === 'init') return contentWindow.postMessage({ method: 'connect', params: [connection(), []] }, origin)
    answerTo(data.method, data.params).then(
      (result) => contentWindow.postMessage({ id: data.id, result }, origin),
      (cause: unknown) => contentWindow.postMessage({ id: data.id, error: { message: String(cause) } }, origin),
    )
  })
  frame.src = appUrl
}
