import fp from 'fastify-plugin'
import { projectPath } from '../paths.ts'
import type { PartDeps } from './create-services.ts'
import { browserErrorsPlugin } from './errors/browser-errors-plugin.ts'
import { createSourceLines } from './errors/source-lines.ts'
import { speedPlugin } from './speed/speed-plugin.ts'

/** What pages report of themselves: what failed, and how fast they were. */
export const browserReportsPart = fp<PartDeps>(
  async (app, { runtime, collector }) => {
    await app.register(browserErrorsPlugin, { runtime, collector, sourceLines: createSourceLines(projectPath('dist', 'maps')) })
    await app.register(speedPlugin, { runtime })
  },
  { name: 'browser-reports', dependencies: ['extensions'] },
)
