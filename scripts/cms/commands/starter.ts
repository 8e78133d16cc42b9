import { parseArgs } from 'node:util'
import { seedContent } from '../../../platform/seed/seed-content.ts'
import { firstPages } from '../../../platform/starter/first-pages.ts'
import { readConfig } from '../../../server/config.ts'
import type { Command } from '../../blocks/commands/command.ts'
import { requireCms } from '../connect-cms.ts'

export const starter: Command = {
  summary: 'puts the first pages into an empty space',
  help: `npm run cms starter

Makes and publishes one page of every kind the shop routes to, in plain words, for an imported catalogue to be sold from. For a
space that npm run cms migrate has prepared. What is there already stays as it is, and a space that was given pages once is not
given them again. Without CONTENTFUL_MANAGEMENT_HOST the space is that of the running shop.`,
  run: async (args, { print, env }) => {
    parseArgs({ args: [...args], options: {} })
    const config = readConfig(env)
    const managementBaseUrl = config.CONTENTFUL_MANAGEMENT_HOST ?? `${config.origin}/contentful`
    await requireCms(managementBaseUrl)
    const isDone = await seedContent({
      readContent: async () => ({ pages: await firstPages(config), assets: () => [], redirects: [] }),
      managementBaseUrl,
      accessToken: config.CONTENTFUL_MANAGEMENT_TOKEN,
      spaceId: config.CONTENTFUL_SPACE_ID,
      environmentId: config.CONTENTFUL_ENVIRONMENT,
      origin: config.origin,
      log: print,
    })
    if (!isDone) print('The space was given its first pages before.')
    return 0
  },
}
