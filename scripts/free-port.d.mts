/** A port of this machine that nobody listens on. */
export const freePort: () => Promise<number>
