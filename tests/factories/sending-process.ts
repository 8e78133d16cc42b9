/* A process that takes a message and hands it to the SMTP server of its arguments: node --import tsx sending-process.ts <folder> <address> */
import { connectPglite } from '../../server/database/connect.ts'
import { createMailProcess, mailTo } from './mail-shop.ts'

const [, , folder = '', address = ''] = process.argv
const handle = await connectPglite(folder)
await handle.migrate()
const mail = await createMailProcess(handle, address)
await mail.mailbox.send(mailTo('ann@example.com'))
await mail.start()
// Nothing of the mail keeps a process alive, as it must be.
setInterval(() => undefined, 1_000)
