import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { FastifyPluginAsync } from 'fastify'
import { projectPath } from '../../server/paths.ts'

/** The checker the workbench puts into a frame on demand: a file of its own, from the tools of development, or 404 without. */
export const axePlugin: FastifyPluginAsync = async (app) => {
  app.get('/_gallery/assets/axe.js', async (_request, reply) => {
    const source = await readFile(axeFile(), 'utf8').catch(() => undefined)
    return source === undefined ? reply.code(404).send() : reply.type('text/javascript; charset=utf-8').send(source)
  })
}

const axeFile = (): string => createRequire(projectPath('package.json')).resolve('axe-core/axe.min.js')
