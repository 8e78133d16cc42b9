import { generatedCommand } from './generated-command.ts'

export const types = generatedCommand({
  kind: 'types',
  summary: 'writes schemas/generated and the registry from the schemas',
  help: `npm run blocks types [-- --check]

Writes schemas/generated/types.ts (the props and slots of every type), bundle.json (the schemas the shop reads), and
block-registry/index.ts and loads.ts, which name the component of every type, when it hydrates, and what data it asks for.

  --check   writes nothing; exits with 1 where a file is not what the schemas make`,
})
