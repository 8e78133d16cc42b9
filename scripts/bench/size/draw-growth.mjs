import { readFileSync, writeFileSync } from 'node:fs'
import { growthPicture } from './growth-picture.mjs'

/** Draws docs/growth.svg of what docs/benchmarks.json has of sizes. */
export const drawGrowth = () => writeFileSync('docs/growth.svg', growthPicture(JSON.parse(readFileSync('docs/benchmarks.json', 'utf8'))))
