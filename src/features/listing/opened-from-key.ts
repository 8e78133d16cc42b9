/** The storage key of where products were opened from (contracts 5): by itself, since most pages only ask whether there is one. */
export const OPENED_FROM_KEY = 'productListingMap'
