import { useEffect, useSyncExternalStore } from 'react'
import { createActor, fromPromise, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { Customisation } from '../../../../schemas/api/customisation.ts'
import { CommerceError, type CommerceClient } from '../../../clients/commerce/commerce-client.ts'
import { useCommerce } from '../../../clients/commerce/commerce-context.tsx'
import { customise } from '../../../clients/commerce/operations/customise.ts'
import { report } from '../../../lib/report.ts'
import {
  effectiveValue,
  isCustomised,
  patternOf,
  validateChoices,
  type ChoiceProblem,
  type Choices,
} from '../../../lib/validate-customisation.ts'
import { withEffects } from '../../../lib/with-effects.ts'
import { useOptionSelection } from '../options/option-selection.provider.ts'
import { personalisationIn, type Personalisation } from '../options/personalisation.ts'
import { useProductScope } from '../product-scope.ts'
import { customisationMachine, type PreviewOutcome, type PreviewRequest } from './customisation.machine.ts'
import { storeChoices, storedChoices } from './stored-choices.ts'

type Actor = ActorRefFrom<typeof customisationMachine>
type Snapshot = SnapshotFrom<typeof customisationMachine>

interface Customising {
  readonly snapshot: Snapshot
  readonly send: Actor['send']
}

/**
 * The choices of a product page. `readTyped` gives what a shopper entered before the page's code came; nothing of what this browser
 * stores is in the first render, which is the server's.
 */
export const useCustomisation = (rules: Customisation, readTyped: () => Choices): Customising => {
  const scope = useProductScope()
  const commerce = useCommerce()
  const sku = useOptionSelection().view.variant?.sku
  const { actor, first } = scope.once('customisation', () => createCustomisation({ rules, sku, commerce, productId: scope.product.id }))
  const snapshot = useSyncExternalStore(
    (listener) => actor.subscribe(listener).unsubscribe,
    () => actor.getSnapshot(),
    () => first,
  )
  useEffect(() => {
    const seat = personalisationIn(scope)
    const { unsubscribe } = actor.subscribe((next) => seat.set(personalisationOf(next, actor)))
    actor.start()
    for (const { id, inputAttributes } of rules.options)
      if (inputAttributes.pattern !== undefined && patternOf(inputAttributes.pattern) === undefined)
        report({
          code: 'customisationPattern',
          message: `The pattern of ${id} is no expression and is ignored`,
          details: { ...inputAttributes },
        })
    return unsubscribe
    // One actor for the page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [actor])
  useEffect(() => {
    if (actor.getSnapshot().matches('waiting')) {
      actor.send({ type: 'opened', sku, choices: { ...storedChoices(scope.product.id), ...readTyped() } })
    } else actor.send({ type: 'sku.changed', sku })
    // Typed before the code came: read once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [actor, sku])
  return { snapshot, send: actor.send }
}

/** What of it concerns a purchase (CUST-06, CUST-13). */
const personalisationOf = (snapshot: Snapshot, actor: Actor): Personalisation => {
  const { rules, sku } = snapshot.context
  return {
    isBlocked: isCustomised(rules, sku) && (snapshot.hasTag('loading') || snapshot.hasTag('error')),
    confirm: (bought) => {
      const { choices, problems } = actor.getSnapshot().context
      if (!isCustomised(rules, bought) || (problems.length === 0 && validateChoices(rules, choices).length === 0)) return true
      actor.send({ type: 'purchase.refused' })
      return false
    },
    inputsFor: (bought) => {
      const { choices } = actor.getSnapshot().context
      if (!isCustomised(rules, bought)) return []
      return rules.options.flatMap((option) => {
        const value = effectiveValue(option, choices)
        return value === '' ? [] : [{ key: option.id, value }]
      })
    },
  }
}

interface Deps {
  readonly rules: Customisation
  readonly sku: string | undefined
  readonly commerce: CommerceClient
  readonly productId: string
}

const createCustomisation = ({ rules, sku, commerce, productId }: Deps): { readonly actor: Actor; readonly first: Snapshot } => {
  const machine = withEffects(customisationMachine, (chart) =>
    chart.provide({
      actors: {
        preview: fromPromise<PreviewOutcome, PreviewRequest>(({ input, signal }) => loadPreview(commerce, { ...input, productId, signal })),
      },
      actions: {
        store: (_, choices) => storeChoices(productId, choices),
        report: (_, { during, cause }) =>
          report({
            code: during === 'init' ? 'customisationInitFailed' : 'customisationPostFailed',
            message: 'A preview of what a shopper made did not come',
            severity: 2,
            details: { productId, cause: String(cause) },
          }),
      },
    }),
  )
  const actor = createActor(machine, { input: { rules, sku } })
  return { actor, first: actor.getSnapshot() }
}

/** The preview, once its picture is there to be shown (CUST-09). */
const loadPreview = async (commerce: CommerceClient, input: Parameters<ReturnType<typeof customise>>[0]): Promise<PreviewOutcome> => {
  try {
    const { preview } = await customise(commerce)(input)
    if (preview.previewImage !== undefined) await preload(preview.previewImage.thumbnail)
    return { kind: 'shown', display: preview }
  } catch (cause) {
    if (cause instanceof CommerceError && cause.body.code === 'CUSTOMISATION_INVALID')
      // Of the code: its errors name the options and their rules.
      return { kind: 'refused', problems: (cause.body.errors ?? []) as readonly ChoiceProblem[] }
    throw cause
  }
}

const preload = async (address: string): Promise<void> => {
  const image = new Image()
  image.src = address
  await image.decode()
}
