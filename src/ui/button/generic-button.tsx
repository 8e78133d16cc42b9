import { createElement, type ComponentProps, type ReactNode } from 'react'

type ButtonType = 'button' | 'submit' | 'reset'
type ButtonTag = 'button' | 'input' | 'a'

interface TypeRule {
  readonly tag: ButtonTag
  readonly type?: ButtonType | undefined
  readonly form?: string | undefined
}

/**
 * The type attribute of a generic button (BLOCK-59): a given one as it is; none where a form is named or the tag is
 * `button`, whose own default applies; none on an anchor; `submit` otherwise.
 */
export const buttonTypeOf = ({ tag, type, form }: TypeRule): ButtonType | undefined => {
  if (tag === 'a') return undefined
  if (type !== undefined) return type
  return form !== undefined || tag === 'button' ? undefined : 'submit'
}

interface Props extends Omit<ComponentProps<'button'>, 'type'> {
  readonly as?: ButtonTag
  readonly type?: ButtonType
  readonly children?: ReactNode
}

/** A button in the element asked for. */
export const GenericButton = ({ as: tag = 'button', type, form, children, ...rest }: Props) =>
  createElement(tag, { ...rest, form, type: buttonTypeOf({ tag, type, form }) }, children)
