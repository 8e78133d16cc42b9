import { useSite } from '../site/site-context.tsx'

/** Goes to a path of this site, as if a link to it had been clicked: the application follows links at its root. */
export const useFollow = (): ((path: string) => void) => {
  const { href } = useSite()
  return (path) => {
    const anchor = document.createElement('a')
    anchor.href = href(path)
    anchor.hidden = true
    document.body.append(anchor)
    anchor.click()
    anchor.remove()
  }
}
