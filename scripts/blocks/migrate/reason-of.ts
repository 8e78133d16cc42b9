/** Why something failed, in a line. The vendor's client puts its whole answer as JSON into the message. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const answer = /"message":\s*"((?:[^"\\]|\\.)*)"/.exec(error.message)?.[1]
  return answer === undefined ? error.message : `${error.name}: ${answer}`
}
