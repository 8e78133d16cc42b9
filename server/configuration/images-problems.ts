import type { Environment } from './environment.ts'

/** A bucket needs a region and both halves of a key; none of these is of use without a bucket. */
export const imagesProblems = (values: Environment): readonly string[] => {
  const needed = ['IMAGES_REGION', 'IMAGES_ACCESS_KEY_ID', 'IMAGES_SECRET_ACCESS_KEY'] as const
  if (values.IMAGES_URL !== undefined)
    return needed
      .filter((name) => values[name] === undefined)
      .map((name) => `${name} must be set beside IMAGES_URL: the keeper of the bucket shows it`)
  return [...needed, 'IMAGES_ENDPOINT' as const]
    .filter((name) => values[name] !== undefined)
    .map((name) => `${name} is set, and IMAGES_URL is not: set it to s3://bucket/folder, or unset ${name}`)
}
