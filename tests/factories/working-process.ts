/* A process that takes a job and never finishes it: node --import tsx working-process.ts <folder> */
import { connectPglite } from '../../server/database/connect.ts'
import { announce, createJobProcess } from './job-process.ts'

const [, , folder = ''] = process.argv
const handle = await connectPglite(folder)
await handle.migrate()
const worker = await createJobProcess(handle, {
  run: () => {
    process.stdout.write('taken')
    return new Promise(() => undefined)
  },
})
await worker.numbers.add({ number: 7 }, handle.database)
await worker.start()
await announce(handle)
// Nothing of a worker keeps a process alive, as it must be.
setInterval(() => undefined, 1_000)
