export { start } from './app/start.tsx'
