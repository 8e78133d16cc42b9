export declare const growthPicture: (sections: unknown) => string
