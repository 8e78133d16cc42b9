import { call } from '../../src/page/data-request.ts'

export const load = () => ({ options: call('shippingOptions') })
