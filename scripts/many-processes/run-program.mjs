import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

/** None may outlive this program, however it ends. */
const running = new Set()
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

/** PostgreSQL and PgBouncer refuse to run as root; CI often is. */
const postgresUser = () => {
  if (process.getuid?.() !== 0) return {}
  const idOf = (option) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** Starts a program in the background; `stop` ends it and waits for its end. All it says is in `said`. */
export const startProgram = (command, args, { asPostgres = false, ...options } = {}) => {
  const said = []
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options, ...(asPostgres ? postgresUser() : {}) })
  running.add(child)
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(String(chunk)))
  const ended = new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)))
  child.once('error', (error) => said.push(String(error)))
  void ended.then(() => running.delete(child))
  const stop = async (signal = 'SIGTERM') => {
    child.kill(signal)
    return ended
  }
  return { pid: child.pid, ended, stop, text: () => said.join('') }
}

/** Runs a program to its end. Throws with all it said where it fails. */
export const runProgram = async (command, args, options) => {
  const program = startProgram(command, args, options)
  const code = await program.ended
  if (code !== 0) throw new Error(`${command} ended with ${code}:\n${program.text()}`)
  return program.text()
}

/** The first of these files that is there. */
export const findProgram = (...paths) => paths.find((path) => existsSync(path))
