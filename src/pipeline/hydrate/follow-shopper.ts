import type { Account } from '../../clients/identity/account.ts'

/** Updates the document's mark of who is signed in, which blocks for an audience show by (shell.scss). */
export const followShopper = ({ getState, subscribe }: Pick<Account, 'getState' | 'subscribe'>, { dataset }: HTMLElement): void => {
  const mark = (): void => {
    if (getState().isUserSignedIn) dataset['shopper'] = 'signedIn'
    else delete dataset['shopper']
  }
  mark()
  subscribe(mark)
}
