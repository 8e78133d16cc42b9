import type { TextAddresses } from '../../document/boot-data.ts'
import type { Messages } from '../../../i18n/messages.ts'
import type { RenderEnv } from '../../render/render-env.ts'
import type { SiteValue } from '../../../site/site-value.ts'
import type { Gates } from '../gates.ts'
import type { LostParts } from '../../lost-code/lost-code.ts'
import type { PageNavigation } from '../../navigate/page-navigation.ts'
import type { LateShopper } from '../late-shopper.ts'

/** What a page hands to everything that runs after its start. */
export interface DeferredDeps {
  readonly site: SiteValue
  /** Texts that are there by now; more are added in place. */
  readonly messages: Messages
  /** Where those are that come before anybody uses the page. */
  readonly textAddresses: TextAddresses
  /** Brings those that most pages say. */
  readonly loadTexts: () => Promise<unknown>
  readonly shopper: Pick<LateShopper, 'load'>
  readonly env: Omit<RenderEnv, 'data'>
  readonly pages: PageNavigation
  readonly gates: Pick<Gates, 'hydrationOf'>
  readonly lostParts: Pick<LostParts, 'tellBy'>
  /** Tells of lost parts where not even the texts to tell it with came. */
  readonly onFailed: (cause: unknown) => void
  /** Whether what is done here is a shopper's: merchandisers in a preview are not counted. */
  readonly isCounted: boolean
  /** Names this build; data files carry it in their addresses. */
  readonly build: string
}
