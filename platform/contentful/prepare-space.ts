import { currentValueOf } from '../../server/lib/secret.ts'
import { SECRET_NAME, type SigningSecret } from './management/signing-secret.ts'
import type { Deps } from './deps.ts'
import { findResource } from './storage/find-resource.ts'
import { inWrite } from './storage/in-write.ts'
import { insertResource } from './storage/insert-resource.ts'
import { listResources } from './storage/list-resources.ts'
import { updateResource } from './storage/update-resource.ts'
import type { LocaleBody } from './model.ts'

/** Gives a new space what every space has from its first day: a default locale, and the secret that the shop's webhook receiver verifies with. */
export const prepareSpace = (deps: Deps): Promise<void> =>
  inWrite(deps, async (inside) => {
    const now = inside.now()
    const locales = await listResources(inside.database, { kind: 'Locale' })
    if (locales.length === 0) await insertResource(inside.database, { kind: 'Locale', id: 'default-locale', body: DEFAULT_LOCALE, now })
    const body = { value: currentValueOf(deps.runtime.config.CONTENTFUL_WEBHOOK_SECRET) }
    const secret = await findResource<SigningSecret>(inside.database, SECRET_NAME)
    if (secret === undefined) await insertResource(inside.database, { ...SECRET_NAME, body, now })
    else if (secret.body.value !== body.value)
      await updateResource(inside.database, secret, { body, version: secret.version + 1, updatedAt: now })
  })

const DEFAULT_LOCALE: LocaleBody = {
  code: 'en',
  name: 'English',
  default: true,
  fallbackCode: null,
  optional: false,
  contentDeliveryApi: true,
  contentManagementApi: true,
}
