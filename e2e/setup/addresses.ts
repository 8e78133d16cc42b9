import { ownEmail } from './people.ts'

/** Where guests of journeys live, each with an e-mail address of their own. */
export const london = () =>
  ({
    email: ownEmail(),
    firstName: 'Ada',
    lastName: 'King',
    addressLine1: '12 Lamb’s Conduit Street',
    city: 'London',
    postcode: 'WC1N 3LF',
  }) as const

export const newYork = () =>
  ({
    email: ownEmail(),
    firstName: 'Grace',
    lastName: 'Hopper',
    addressLine1: '148 Greene Street',
    city: 'New York',
    postcode: '10012',
    region: 'US-NY',
  }) as const

/** Read from right to left, in the site for the Emirates. */
export const dubai = () =>
  ({
    email: ownEmail(),
    firstName: 'ليلى',
    lastName: 'حداد',
    addressLine1: 'شارع الشيخ زايد 12',
    city: 'دبي',
    region: 'AE-DU',
  }) as const

export const seoul = () =>
  ({
    email: ownEmail(),
    firstName: 'Minji',
    lastName: 'Kim',
    addressLine1: '12 Seongsui-ro',
    city: 'Seoul',
    postcode: '04779',
    region: 'KR-11',
  }) as const
