export declare const productLines: (number: number) => readonly string[]
export declare const handleOf: (number: number) => string
