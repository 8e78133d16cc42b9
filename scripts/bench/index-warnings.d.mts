export declare const indexWarnings: (rounds: readonly (readonly number[])[]) => readonly string[]
