/** Id of the form that hearts send where no script answers them: one for the whole page, which may have a hundred hearts. */
export const FAVORITES_FORM = 'favorites-form'
