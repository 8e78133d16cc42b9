import type { DraftPage } from '../../content/draft-page.ts'
import { MENU_KEY } from '../../content/menus.ts'

/** A draft as somebody is composing it, saved or not (composer/canvas). `page` undefined: as the server has it. */
export interface ComposedPage {
  readonly key: string
  readonly page?: DraftPage | undefined
}

interface Deps {
  readonly give: (key: string, page: DraftPage | undefined) => void
  /** Looks whether a draft is different from what is shown, and shows it; answers whether it was. */
  readonly refresh: (key: string) => Promise<boolean>
  readonly onError: (cause: unknown) => void
  readonly page: Pick<Window, 'parent' | 'location' | 'document' | 'addEventListener'>
}

/** By which the composer's script in the same document hands over a draft. */
const COMPOSED = 'compose:page'

/**
 * In a frame of the shop's own origin: shows the drafts that the composer hands over, instead of the server's. What comes while one is
 * being shown is shown after it, all at once.
 */
export const followComposer = ({ give, refresh, onError, page }: Deps): void => {
  if (!isInOwnFrame(page)) return
  const wanted = new Set<string>()
  let isShowing = false
  const show = async (): Promise<void> => {
    if (isShowing) return
    isShowing = true
    for (const key of wanted) {
      wanted.delete(key)
      // Once more where it was different: the page may have been made of a read that was under way.
      await refresh(key).then((hasChanged) => (hasChanged ? refresh(key) : false), onError)
    }
    isShowing = false
  }
  page.addEventListener(COMPOSED, (event) => {
    // The script beside this one is of the same build.
    const { key, page: draft } = (event as CustomEvent<ComposedPage>).detail
    // Menus are merged with the catalogue by the server: they follow what is saved, as in any preview.
    if (key === MENU_KEY) return
    give(key, draft)
    wanted.add(key)
    void show()
  })
  page.document.documentElement.dataset['compose'] = 'ready'
}

const isInOwnFrame = (page: Deps['page']): boolean => {
  try {
    return page.parent !== page && page.parent.location.origin === page.location.origin
  } catch {
    // Of another origin, it does not say where it is.
    return false
  }
}
