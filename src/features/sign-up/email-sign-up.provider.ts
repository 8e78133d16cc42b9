import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { useCommerce } from '../../clients/commerce/commerce-context.tsx'
import { browserStorage } from '../../lib/browser-storage.ts'
import { useSite } from '../../site/site-context.tsx'
import { withEffects } from '../../lib/with-effects.ts'
import { lateCaptchaHeaders } from '../captcha/late-captcha.ts'
import { emailSignUpEffects } from './email-sign-up-effects.ts'
import { emailSignUpMachine } from './email-sign-up.machine.ts'
import type { SignUpMode } from './sign-up-draft.ts'

interface Options {
  readonly mode: SignUpMode
  readonly needsInterests: boolean
  readonly alwaysShow: boolean
}

/** Runs the sign-up of one form. */
export const useEmailSignUp = ({ mode, ...input }: Options) => {
  const commerce = useCommerce()
  const { site, language } = useSite()
  const [machine] = useState(() =>
    withEffects(emailSignUpMachine, (chart) =>
      chart.provide({
        actors: emailSignUpEffects({
          commerce,
          mode,
          language,
          emailSignup: site.emailSignup,
          storage: browserStorage(),
          captchaHeaders: () => lateCaptchaHeaders(site, 'subscribe'),
        }),
      }),
    ),
  )
  return useMachine(machine, { input })
}
