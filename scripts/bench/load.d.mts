/** The path with a parameter that gives it a key of its own in the page cache. */
export declare const pastThePageCache: (path: string) => string
