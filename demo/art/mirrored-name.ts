/** The name of a picture seen in a mirror: for pages that run from right to left, whose words stand at the other side. */
export const mirroredName = (name: string): string => `${name}-mirrored`
