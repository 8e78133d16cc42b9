/** An answer, or a rejection once it has taken too long. The call itself goes on. */
export const withPatience = async <Value>(answer: Promise<Value>, patienceMs: number): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${patienceMs} ms`)), patienceMs)
  })
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
