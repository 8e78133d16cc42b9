/** Where the guests of these journeys live. */
export const LONDON = {
  email: 'guest@example.org',
  firstName: 'Ada',
  lastName: 'King',
  addressLine1: '12 Lamb’s Conduit Street',
  city: 'London',
  postcode: 'WC1N 3LF',
} as const

export const NEW_YORK = {
  email: 'guest@example.org',
  firstName: 'Grace',
  lastName: 'Hopper',
  addressLine1: '148 Greene Street',
  city: 'New York',
  postcode: '10012',
  region: 'US-NY',
} as const

/** Read from right to left, in the site for the Emirates. */
export const DUBAI = {
  email: 'guest@example.org',
  firstName: 'ليلى',
  lastName: 'حداد',
  addressLine1: 'شارع الشيخ زايد 12',
  city: 'دبي',
  region: 'AE-DU',
} as const
