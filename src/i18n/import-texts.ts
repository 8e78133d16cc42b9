import type { Messages } from './messages.ts'

/** Texts of a file by its address, which the document names (src/pipeline/document/boot-data.ts). */
export const importTexts = async (address: string): Promise<Messages> => {
  const { default: texts } = (await import(/* @vite-ignore */ address)) as { readonly default: Messages }
  return texts
}
