/** The name of a mirrored picture, for right-to-left pages, whose words are on the other side. */
export const mirroredName = (name: string): string => `${name}-mirrored`
