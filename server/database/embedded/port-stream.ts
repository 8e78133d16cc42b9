import { Duplex } from 'node:stream'
import type { MessagePort } from 'node:worker_threads'

/** What the driver says before it leaves. The database's one session goes on for the next connection, so it is not told. */
const TERMINATE = 'X'.charCodeAt(0)

/** A connection to the thread of the embedded database, in the form of the socket that the driver of PostgreSQL expects. */
export class PortStream extends Duplex {
  readonly #port: MessagePort

  constructor(port: MessagePort) {
    super()
    this.#port = port
    port.on('message', (bytes: Uint8Array) => this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }

  // Sockets have these, and the driver calls them.
  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    this.#port.ref()
    return this
  }

  unref(): this {
    this.#port.unref()
    return this
  }

  override _read(): void {
    // Answers are pushed as they come; each belongs to one question.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    if (chunk[0] === TERMINATE) this.push(null)
    else this.#send(chunk)
    done()
  }

  /** What the driver writes at once is one question: parse, bind, execute. */
  override _writev(chunks: readonly { readonly chunk: Buffer }[], done: () => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'utf8', done)
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#port.close()
    done(error)
  }

  #send(chunk: Buffer): void {
    const copy = new Uint8Array(chunk)
    this.#port.postMessage(copy, [copy.buffer])
  }
}
