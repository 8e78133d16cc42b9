/** Milliseconds of one run, the mean of several in a row. */
export const timeOf = (run, times) => {
  const begun = performance.now()
  for (let time = 0; time < times; time += 1) run()
  return (performance.now() - begun) / times
}
