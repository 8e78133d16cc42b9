export declare const coreBytes: (options?: { readonly hasFurtherType?: boolean }) => Promise<number>
