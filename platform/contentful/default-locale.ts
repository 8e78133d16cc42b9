import type { LocaleBody } from './model.ts'

export const DEFAULT_LOCALE: LocaleBody = {
  code: 'en',
  name: 'English',
  default: true,
  fallbackCode: null,
  optional: false,
  contentDeliveryApi: true,
  contentManagementApi: true,
}
