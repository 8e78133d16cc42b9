export declare const gapsIn: (names: readonly string[], first: string) => readonly string[]
export declare const middleOf: (names: readonly string[], first: string) => string | undefined
