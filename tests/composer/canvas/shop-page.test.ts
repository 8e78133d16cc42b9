import { expect, it } from 'vitest'
import * as known from '../../../composer/canvas/shop-page.ts'
import { BOOT_DATA_ID, PREVIEW_BAR_ID } from '../../../src/pipeline/document/boot-data.ts'

it('knows the shop’s page by the names that the shop gives', () => {
  expect({ ...known }).toEqual({ BOOT_DATA_ID, PREVIEW_BAR_ID })
})
