/** Local storage: this browser's shopper is on the list, so that nobody asks again (EMAIL-15). */
const LIST_MEMBER_KEY = 'emailListMember'

export const isListMember = (storage: Pick<Storage, 'getItem'> | undefined): boolean => storage?.getItem(LIST_MEMBER_KEY) === 'true'

export const storeMembership = (storage: Pick<Storage, 'setItem'> | undefined): void => {
  try {
    storage?.setItem(LIST_MEMBER_KEY, 'true')
  } catch {
    // Without storage the form is shown again; the sign-up itself is done.
  }
}
