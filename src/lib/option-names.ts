import { isOneSize } from './is-one-size.ts'

interface Options {
  readonly color?: string | undefined
  readonly size?: string | undefined
  readonly sizeType?: string | undefined
}

/** What was chosen of a product, in words. Its only size is no choice, and its name is in no language but English. */
export const optionNames = ({ color, size, sizeType }: Options, oneSizeValues: readonly string[]): readonly string[] =>
  [color, size !== undefined && isOneSize(size, oneSizeValues) ? undefined : size, sizeType].filter(
    (name): name is string => name !== undefined && name !== '',
  )
