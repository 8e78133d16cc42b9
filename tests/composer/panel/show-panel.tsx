import { render } from '@testing-library/react'
import { useState } from 'react'
import { vi } from 'vitest'
import { BlockPanel } from '../../../composer/panel/block-panel.tsx'
import type { BlockPanelProps } from '../../../composer/panel/panel-props.ts'
import type { PanelServices } from '../../../composer/panel/services.ts'
import type { ComposeAsset, ComposeEntry, ComposeFields } from '../../../schemas/api/compose.ts'
import type { Json } from '../../../schemas/page.ts'
import { entrySchemas } from '../../../src/content/block-schemas.ts'
import messages from '../../../src/i18n/compose/en.json'
import { MessagesProvider } from '../../../src/i18n/messages-context.tsx'

export const composeEntry = (type: string, fields: ComposeFields): ComposeEntry => ({
  sys: { id: 'e1', type: 'Entry', contentType: { sys: { id: type } }, version: 1, updatedAt: '2026-01-01T00:00:00Z' },
  fields,
})

export const composeAsset = (id: string, { size = 1000, alt = `What ${id} shows` } = {}): ComposeAsset => ({
  sys: { id, type: 'Asset', version: 1, updatedAt: '2026-01-01T00:00:00Z' },
  fields: {
    title: { en: `Name of ${id}` },
    description: { en: alt },
    file: { en: { url: `//images.example/${id}.jpg`, contentType: 'image/jpeg', details: { size, image: { width: 9, height: 9 } } } },
  },
})

/** Services that know nothing, but for what a test says. */
export const servicesOf = (given: Partial<PanelServices> = {}): PanelServices => ({
  timeZone: 'Europe/London',
  searchProducts: async () => [],
  listCategories: async () => [],
  listPages: async () => [],
  listAssets: async () => ({ assets: [], total: 0 }),
  uploadAsset: async () => composeAsset('uploaded'),
  saveAsset: async (asset, fields) => ({ ...asset, fields }),
  assetOf: (id) => composeAsset(id),
  entryName: () => undefined,
  rememberAsset: () => undefined,
  ...given,
})

interface Shown {
  readonly type: string
  readonly fields?: ComposeFields
  readonly services?: Partial<PanelServices>
}

/** The panel of an entry whose changes come back to it, as in the composer; answers the changes and a way to change it from outside. */
export const showPanel = ({ type, fields = {}, services, ...props }: Shown & Omit<Partial<BlockPanelProps>, 'services' | 'entry'>) => {
  const changes = vi.fn<(field: string, locale: string, value: Json | undefined) => void>()
  let put: (fields: ComposeFields) => void = () => undefined
  const given = servicesOf(services)
  const Host = () => {
    const [entry, setEntry] = useState(() => composeEntry(type, fields))
    put = (next) => setEntry((before) => ({ ...before, fields: next }))
    const onChange: BlockPanelProps['onChange'] = (field, locale, value) => {
      changes(field, locale, value)
      setEntry((before) => ({ ...before, fields: withValue(before.fields, field, locale, value) }))
    }
    return (
      <BlockPanel
        schema={entrySchemas.get(type)}
        locale="en"
        locales={['en']}
        problems={[]}
        services={given}
        isReadOnly={false}
        {...props}
        entry={entry}
        onChange={onChange}
      />
    )
  }
  const shown = render(
    <MessagesProvider messages={messages} locale="en-GB">
      <Host />
    </MessagesProvider>,
  )
  return { ...shown, changes, put: (next: ComposeFields) => put(next) }
}

const withValue = (fields: ComposeFields, field: string, locale: string, value: Json | undefined): ComposeFields => {
  const rest = Object.fromEntries(Object.entries(fields[field] ?? {}).filter(([each]) => each !== locale))
  return { ...fields, [field]: value === undefined ? rest : { ...rest, [locale]: value } }
}
