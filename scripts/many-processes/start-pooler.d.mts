export const poolerProgram: () => string | undefined
export const startPooler: (
  url: string,
  change?: (example: string) => string,
) => Promise<{ readonly url: string; readonly stop: () => Promise<void> }>
