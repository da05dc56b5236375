import { createSocket } from 'node:dgram'
import { once } from 'node:events'

const TXT = 16
/** Codes of a response (RFC 1035, 4.1.1). */
const [FINE, FAILED, NO_SUCH_NAME] = [0, 2, 3]

/** A name server on this machine, which knows the texts that it is given and says of every other name that there is none. */
export async function givenNameServer() {
  const state = { texts: new Map<string, string[]>(), fails: false, asked: [] as string[] }
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => {
    const { name, end } = nameIn(query)
    state.asked.push(name)
    const texts = state.texts.get(name)
    const code = state.fails ? FAILED : texts ? FINE : NO_SUCH_NAME
    socket.send(answer(query, end, code, state.fails ? [] : (texts ?? [])), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const { port } = socket.address()
  return Object.assign(state, { address: `127.0.0.1:${port}`, close: () => socket.close() })
}

/** The name that is asked for, and where its question ends. */
function nameIn(query: Buffer) {
  const labels: string[] = []
  let at = 12
  for (let length = query[at]; length > 0; length = query[at]) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 }
}

function answer(query: Buffer, end: number, code: number, texts: string[]) {
  const head = Buffer.from(query.subarray(0, 12))
  head.writeUInt16BE(0x8180 | code, 2)
  head.writeUInt16BE(texts.length, 6)
  head.writeUInt32BE(0, 8)
  const records = texts.map((text) => {
    const parts = [...text.matchAll(/.{1,255}/gs)].map(([part]) =>
      Buffer.concat([Buffer.from([part.length]), Buffer.from(part, 'latin1')])
    )
    const data = Buffer.concat(parts)
    const record = Buffer.alloc(12)
    // the name is that of the question
    record.writeUInt16BE(0xc00c, 0)
    record.writeUInt16BE(TXT, 2)
    record.writeUInt16BE(1, 4)
    record.writeUInt32BE(60, 6)
    record.writeUInt16BE(data.length, 10)
    return Buffer.concat([record, data])
  })
  return Buffer.concat([head, query.subarray(12, end), ...records])
}
