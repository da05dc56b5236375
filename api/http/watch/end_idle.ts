import type { Server } from 'node:http'

/**
 * Ends connections on which nothing moves, after the loop has read once more. A process that was held up finds the timers
 * of its idle connections over before it looks at what came meanwhile: Node.js would end them with their next request
 * unread, which their clients hear of as a reset.
 */
export function endIdle(server: Server) {
  server.on('timeout', (socket) => {
    const before = socket.bytesRead
    const look = () => {
      if (socket.bytesRead === before) socket.destroy()
    }
    // between the two the loop reads, wherever it was
    setImmediate(() => setImmediate(look))
  })
}
