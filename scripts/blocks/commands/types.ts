import { generatedCommand } from './generated-command.ts'

export const types = generatedCommand({
  kind: 'types',
  summary: 'writes schemas/generated from the schemas',
  help: `npm run blocks types [-- --check]

Writes schemas/generated/types.ts (the props and slots of every type) and bundle.json (the schemas the shop reads).

  --check   writes nothing; exits with 1 where a file is not what the schemas make`,
})
