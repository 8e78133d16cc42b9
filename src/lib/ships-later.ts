/** Whether an item of an order is a pre-order or a back-order: its line has a date of its own. */
export const shipsLater = ({ availability }: { readonly availability?: string | undefined }): boolean => availability !== undefined
