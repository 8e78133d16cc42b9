import type { Json } from '../../../schemas/page.ts'

/** Gives what the editor keeps a name, so that it survives cut and paste and no foreign HTML can bring any of its own. */
export interface Memory {
  readonly nameOf: (json: Json) => string
  readonly read: (name: string | null) => Json | undefined
}

export const createMemory = (): Memory => {
  const byText = new Map<string, string>()
  const byName = new Map<string, Json>()
  // Another editor has other names: what is pasted there is left out, not taken for something else.
  const prefix = crypto.randomUUID()
  return {
    nameOf: (json) => {
      const text = JSON.stringify(json)
      const name = byText.get(text) ?? `${prefix}-${byText.size}`
      byText.set(text, name)
      byName.set(name, json)
      return name
    },
    read: (name) => (name === null ? undefined : byName.get(name)),
  }
}
