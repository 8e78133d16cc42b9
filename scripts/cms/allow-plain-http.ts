import https from 'node:https'
import net from 'node:net'

/**
 * Lets `https` requests to one host and port travel without TLS, in this process. The vendor's migration tool builds
 * https addresses only, and the embedded platform speaks plain HTTP to its own machine. Every other host keeps TLS.
 */
export const allowPlainHttp = ({ hostname, port }: URL): void => {
  const withTls = https.Agent.prototype.createConnection
  https.Agent.prototype.createConnection = function (this: https.Agent, options, callback) {
    const isOurs = 'host' in options && options.host === hostname && String(options.port) === port
    return isOurs ? net.connect({ host: hostname, port: Number(port) }) : withTls.call(this, options, callback)
  }
}
