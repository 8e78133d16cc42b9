import fp from 'fastify-plugin'
import type { Report } from '../src/lib/report.ts'
import { defined } from '../src/lib/defined.ts'
import type { Extension } from './extension.ts'
import type { PartDeps } from './operations/create-services.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly extensions: Extensions
  }
}

/** What the extensions bring to the parts after them. */
interface Extensions {
  /** Of the first extension that brings it. */
  readonly find: <Name extends keyof Extension>(name: Name) => Extension[Name] | undefined
  /** Passes on what is reported while pages are rendered. */
  readonly report: (report: Report) => void
}

/** Stand-ins, developers' tools and the demo, ahead of the shop's own parts: their hooks see every request of those. */
export const extensionsPart = fp<PartDeps>(
  async (app, { extensions, runtime, buildId }) => {
    const listeners = new Set<(report: Report) => void>()
    app.decorate('extensions', {
      find: (name) => extensions.find((extension) => extension[name] !== undefined)?.[name],
      report: (report) => listeners.forEach((listener) => listener(report)),
    })
    const listenToReports = (listener: (report: Report) => void): void => void listeners.add(listener)
    for (const { register } of extensions) await register?.({ app, runtime, buildId, listenToReports, ...defined({ vite: app.vite }) })
  },
  { name: 'extensions', dependencies: ['operations', 'sources'] },
)
