export { start } from './pipeline/hydrate/start.tsx'
