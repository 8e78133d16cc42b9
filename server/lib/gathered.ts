import { setImmediate } from 'node:timers/promises'

/**
 * What is asked within one turn of the event loop is answered by one call: whoever advises on many pages at once asks one statement for
 * all of them. `answerAll` is given every key asked, and finds the answer of each.
 */
export const gathered = <Key, Value>(answerAll: (keys: readonly Key[]) => Promise<(key: Key) => Value>): ((key: Key) => Promise<Value>) => {
  let open: { readonly keys: Key[]; readonly answers: Promise<(key: Key) => Value> } | undefined
  const gather = (): NonNullable<typeof open> => {
    const keys: Key[] = []
    const answer = async (): Promise<(key: Key) => Value> => {
      await setImmediate()
      open = undefined
      return answerAll(keys)
    }
    return { keys, answers: answer() }
  }
  return async (key) => {
    open ??= gather()
    open.keys.push(key)
    return (await open.answers)(key)
  }
}
