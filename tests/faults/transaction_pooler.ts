import { createServer, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'
import pg from 'pg'

/** What a pooler lets a client begin with, as PgBouncer does; the rest is refused. */
const ALLOWED = ['user', 'database', 'application_name', 'client_encoding', 'datestyle', 'timezone']
const SSL_REQUEST = 80877103
const CANCEL_REQUEST = 80877102
/** Messages of a client that are answered by ReadyForQuery. */
const ENDS = new Set(['Q', 'S', 'F'])

type Backend = { client: pg.Client; socket: Socket }

/**
 * A pooler in transaction mode that speaks PostgreSQL's protocol: each transaction of a client gets the connection that
 * was idle longest, so that what a session keeps is elsewhere the next time. Clients are not asked for a password.
 */
export async function startPooler(address: string, size: number) {
  const idle: Backend[] = []
  const waiting: ((backend: Backend) => void)[] = []
  const all: Backend[] = []
  const counts = { transactions: 0, refused: [] as string[] }
  const give = (backend: Backend) => {
    const next = waiting.shift()
    if (next) next(backend)
    else idle.push(backend)
  }
  for (let nth = 0; nth < size; nth++) {
    const client = new pg.Client({ connectionString: address, application_name: `pooler ${nth}` })
    client.on('error', () => undefined)
    await client.connect()
    const { stream: socket } = (client as unknown as { connection: { stream: Socket } }).connection
    // the driver made the session; what goes on in it is the clients'
    socket.removeAllListeners('data')
    all.push({ client, socket })
    idle.push(all.at(-1)!)
  }

  const server = createServer((client) => {
    let began = false
    let rest: Buffer = Buffer.alloc(0)
    let mine: Backend | undefined
    let asked = false
    let answersDue = 0
    let held: Buffer[] = []
    let fromServer: Buffer = Buffer.alloc(0)
    client.on('error', () => client.destroy())

    const onAnswer = (chunk: Buffer) => {
      client.write(chunk)
      fromServer = Buffer.concat([fromServer, chunk])
      for (;;) {
        const message = cut(fromServer, 1)
        if (!message) return
        fromServer = fromServer.subarray(message.length)
        if (message.toString('latin1', 0, 1) !== 'Z') continue
        answersDue--
        const inTransaction = message.toString('latin1', 5, 6) !== 'I'
        if (!inTransaction && answersDue === 0 && held.length === 0) return letGo()
      }
    }
    const letGo = () => {
      mine!.socket.removeListener('data', onAnswer)
      counts.transactions++
      const backend = mine!
      mine = undefined
      give(backend)
    }
    const take = (backend: Backend) => {
      asked = false
      if (client.destroyed) return give(backend)
      mine = backend
      fromServer = Buffer.alloc(0)
      backend.socket.on('data', onAnswer)
      const messages = held
      held = []
      for (const message of messages) backend.socket.write(message)
    }
    const send = (message: Buffer) => {
      if (ENDS.has(message.toString('latin1', 0, 1))) answersDue++
      if (mine) return void mine.socket.write(message)
      held.push(message)
      if (asked) return
      asked = true
      const backend = idle.shift()
      if (backend) take(backend)
      else waiting.push(take)
    }
    client.on('data', (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk])
      for (;;) {
        const message = cut(rest, began ? 1 : 0)
        if (!message) return
        rest = rest.subarray(message.length)
        if (began) {
          if (message.toString('latin1', 0, 1) === 'X') return void client.end()
          send(message)
          continue
        }
        const code = message.readInt32BE(4)
        if (code === CANCEL_REQUEST) return void client.end()
        if (code === SSL_REQUEST) {
          client.write('N')
          continue
        }
        const names = message.toString('utf8', 8).split('\0')
        const foreign = names.filter(
          (name, at) => at % 2 === 0 && name && !ALLOWED.includes(name.toLowerCase())
        )
        if (foreign.length > 0) {
          counts.refused.push(...foreign)
          return void client.end(refusal(`unsupported startup parameter: ${foreign[0]}`))
        }
        began = true
        client.write(WELCOME)
      }
    })
    client.on('close', () => {
      if (!mine) return
      // left amid a transaction: nobody may go on with it
      mine.socket.removeListener('data', onAnswer)
      mine.socket.write(packed('Q', Buffer.from('rollback\0')))
      const backend = mine
      const drained = (chunk: Buffer) => {
        if (!chunk.includes('ROLLBACK')) return
        backend.socket.removeListener('data', drained)
        give(backend)
      }
      backend.socket.on('data', drained)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  const url = new URL(address)
  url.search = ''
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    address: url.href,
    counts,
    close() {
      server.close()
      for (const { socket } of all) socket.destroy()
    },
  }
}

/** The first whole message; before the type of messages begins there is none. */
function cut(bytes: Buffer, typed: 0 | 1) {
  if (bytes.length < typed + 4) return undefined
  const length = bytes.readInt32BE(typed) + typed
  return bytes.length < length ? undefined : bytes.subarray(0, length)
}

function packed(type: string, body: Buffer) {
  const head = Buffer.alloc(5)
  head.write(type, 'latin1')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

const setting = (name: string, value: string) => packed('S', Buffer.from(`${name}\0${value}\0`))
const refusal = (words: string) => packed('E', Buffer.from(`SFATAL\0VFATAL\0C08P01\0M${words}\0\0`))

/** Let in, what clients hear of the server, a key for cancelling that opens nothing, and ready. */
const WELCOME = Buffer.concat([
  packed('R', Buffer.alloc(4)),
  setting('server_version', '18.0'),
  setting('client_encoding', 'UTF8'),
  setting('server_encoding', 'UTF8'),
  setting('standard_conforming_strings', 'on'),
  setting('integer_datetimes', 'on'),
  setting('DateStyle', 'ISO, MDY'),
  setting('TimeZone', 'UTC'),
  packed('K', Buffer.alloc(8)),
  packed('Z', Buffer.from('I')),
])
