import { spawn } from 'node:child_process'
import { projectPath } from '../../server/paths.ts'

/** Blender does not run, or a script of demo/pictures failed in it. */
export class BlenderError extends Error {}

/**
 * Runs a script of demo/pictures in Blender at the lowest priority and answers with what it printed. Blender brings the Python that both
 * rendering and developing need.
 */
export const runInBlender = (script: string, options: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const args = ['-n', '19', 'blender', '--background', '--python', projectPath(`demo/pictures/${script}`), '--', ...options]
    const child = spawn('nice', args, { stdio: ['ignore', 'pipe', 'pipe'] })
    const printed: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => printed.push(data))
    child.once('error', reject)
    child.once('close', (code) => {
      const text = Buffer.concat(printed).toString()
      if (code === 0) resolve(text)
      else if (code === 127) reject(new BlenderError(NO_BLENDER))
      else reject(new BlenderError(`${script} ${options.join(' ')} ended with ${code}:\n${text.split('\n').slice(-20).join('\n')}`))
    })
  })

const NO_BLENDER = `Blender is not installed. Debian: apt-get install --no-install-recommends blender blender-data python3-numpy python3-scipy python3-numba python3-pil fonts-noto-core`
