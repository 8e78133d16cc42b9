/** Arguments that a command does not understand. */
export class UsageError extends Error {}
