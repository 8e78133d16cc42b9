import { useEffect, useState, type ComponentProps } from 'react'
import { exampleMobile } from '../../lib/phone-number.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import { TextField } from './text-field.tsx'

interface Props extends Omit<ComponentProps<typeof TextField>, 'type' | 'placeholder' | 'dir'> {
  /** ISO alpha-2 code of the region whose numbers are expected. */
  readonly country: string
}

/** A telephone number, with a mobile number of the region as its example (PHONE-02). The example comes when the browser rests. */
export const PhoneField = ({ country, ...rest }: Props) => {
  const [example, setExample] = useState<Example>()
  useEffect(() => {
    let isGone = false
    const stop = whenIdle(() => {
      exampleMobile(country).then(
        (text) => (isGone ? undefined : setExample({ country, text })),
        // An example that does not come leaves the field without one.
        () => undefined,
      )
    })
    return () => {
      isGone = true
      stop()
    }
  }, [country])
  return <TextField {...rest} type="tel" dir="ltr" {...(example?.country === country ? { placeholder: example.text } : {})} />
}

interface Example {
  readonly country: string
  readonly text: string
}
