/** Local storage: this browser's shopper is on the list, so that no window opens again (EMAIL-15). */
export const LIST_MEMBER_KEY = 'emailListMember'
