export { createSender } from './pipeline/errors/create-sender.ts'
