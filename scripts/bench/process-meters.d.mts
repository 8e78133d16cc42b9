/** Undefined where the system has no /proc. */
export declare const processMeters: (pid: number) => { readonly cpuMs: number; readonly pageFaults: number } | undefined
export declare const fieldsOf: (stat: string) => readonly number[]
