/** Finds the page's form to buy, for what depends on whether it can be seen. */
export const BUY_FORM_SELECTOR = '[data-buy-form]'
