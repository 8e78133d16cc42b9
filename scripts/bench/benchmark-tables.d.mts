export declare const withTables: (document: string, sections: unknown) => string
