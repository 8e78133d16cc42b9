import { TICKET_COUNTRIES } from '../../schemas/api/ticket.ts'

/** The form's countries by their names in a locale, in the order of that locale (CONTACT-06, CONTACT-07). */
export const countryOptions = (locale: string): readonly { readonly value: string; readonly label: string }[] => {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  return TICKET_COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value })).sort((one, other) =>
    one.label.localeCompare(other.label, locale),
  )
}
