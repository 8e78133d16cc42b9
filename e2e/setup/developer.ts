import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../scripts/free-port.mjs'
import { endShop, shopEnvironment, startShop } from './shop-process.ts'

/** How a command ended, and all it said. */
interface Ran {
  readonly code: number | null
  readonly said: string
}

/** Somebody who works on a copy of the project, with a shop of their own. */
export interface Developer {
  readonly origin: string
  /** `npm run <command>` in the copy: `blocks migrate -- --apply`. */
  readonly runs: (command: string) => Promise<Ran>
  /** `npm run create-shop` with options that have spaces. */
  readonly creates: (options: readonly string[]) => Promise<Ran>
  readonly reads: (path: string) => Promise<string>
  readonly writes: (path: string, text: string) => Promise<void>
  /** Throws where the change changes nothing. */
  readonly edits: (path: string, change: (text: string) => string) => Promise<void>
  /** Names of what is in a folder of the copy. */
  readonly lists: (path: string) => Promise<readonly string[]>
  /** Starts the shop as `npm start` does; ends it first where it runs. */
  readonly startsTheShop: () => Promise<void>
  readonly endsTheShop: () => Promise<void>
  /** Ends the shop and throws the copy away. */
  readonly leaves: () => Promise<void>
}

/** What a clone would not have. The build is taken along: it holds until a source changes. */
const NOT_COPIED = new Set([
  'node_modules',
  '.git',
  '.data',
  '.cache',
  '.blocks-migrations',
  'coverage',
  'test-results',
  'playwright-report',
])

/** A developer with a fresh copy of the project as it is here; `variables`: what else the environment says. */
export const hireDeveloper = async (variables: Readonly<Record<string, string>> = {}): Promise<Developer> => {
  const root = await copyProject()
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const env = shopEnvironment({ PORT: String(port), DATA_DIR: join(root, '.data'), ...variables })
  const read = (path: string): Promise<string> => readFile(join(root, path), 'utf8')
  let shop: ChildProcess | undefined
  return {
    origin,
    runs: (command) => runToEnd(command.split(' '), { cwd: root, env }),
    creates: (options) => runToEnd(['create-shop', '--', ...options], { cwd: root, env }),
    reads: read,
    writes: async (path, text) => {
      await mkdir(dirname(join(root, path)), { recursive: true })
      await writeFile(join(root, path), text)
    },
    edits: async (path, change) => {
      const before = await read(path)
      const after = change(before)
      if (after === before) throw new Error(`There is nothing to change in ${path}.`)
      await writeFile(join(root, path), after)
    },
    lists: (path) => readdir(join(root, path)),
    startsTheShop: async () => {
      if (shop !== undefined) await endShop(shop)
      shop = await startShop(['scripts/start.mjs'], origin, env, root)
    },
    endsTheShop: async () => {
      if (shop !== undefined) await endShop(shop)
      shop = undefined
    },
    leaves: async () => {
      if (shop !== undefined) await endShop(shop)
      await rm(root, { recursive: true, force: true })
    },
  }
}

const copyProject = async (): Promise<string> => {
  const root = await mkdtemp(join(tmpdir(), 'vitrine-developer-'))
  const names = (await readdir('.')).filter((name) => !NOT_COPIED.has(name))
  // With the times of the files, by which a build knows its sources.
  await promisify(execFile)('cp', ['-Rp', ...names, root])
  await symlink(join(process.cwd(), 'node_modules'), join(root, 'node_modules'))
  return root
}

const runToEnd = async (words: readonly string[], options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv }): Promise<Ran> => {
  const child = spawn('npm', ['run', '--silent', ...words], { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  const collect = (chunk: Buffer): void => {
    said += chunk.toString('utf8')
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said }
}
