/** The name and details of a refusal as the vendor's client throws it. */
export const refusal = async (promise: Promise<unknown>): Promise<{ readonly name: string; readonly details: unknown }> => {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof Error)) throw new Error('was not refused')
  return { name: error.name, details: JSON.parse(error.message).details }
}
