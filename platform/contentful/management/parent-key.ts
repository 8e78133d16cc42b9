import type { ResourceName } from '../storage/resource.ts'

/** How a row names the entity that it is below, whose id alone does not say of which kind it is: `Entry:id`. */
export const parentKey = ({ kind, id }: ResourceName): string => `${kind}:${id}`
