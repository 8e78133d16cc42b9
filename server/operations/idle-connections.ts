import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Has `closeIdleConnections` spare a connection whose answer is still on its way. Node counts it as idle once the answer is handed to it, and
 * would cut off a client that has not read the rest. Node and the framework call it too when the server closes.
 */
export const spareBusyConnections = (server: Server): void => {
  /** Open connections, with the number of answers that are not sent yet. */
  const connections = new Map<Socket, number>()
  const follow = (socket: Socket): void => {
    connections.set(socket, 0)
    socket.once('close', () => connections.delete(socket))
  }
  server.on('connection', follow)
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    // The connection is one of a second listener that hands its requests over.
    if (!connections.has(socket)) follow(socket)
    const add = (difference: number): void => {
      const answers = connections.get(socket)
      if (answers !== undefined) connections.set(socket, answers + difference)
    }
    add(1)
    response.once('close', () => add(-1))
  })
  server.closeIdleConnections = () => {
    for (const [socket, answers] of connections) if (answers === 0) socket.destroy()
  }
}
