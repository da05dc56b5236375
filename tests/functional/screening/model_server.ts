import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Asked = { body: any; user: any; authorization?: string }
type Answering = (asked: Asked, response: ServerResponse) => void | Promise<void>

/** A local server that speaks as an OpenAI-compatible endpoint does, and answers as the test says. */
export async function modelServer() {
  const asked: Asked[] = []
  const state: { answer: Answering } = { answer: (_, response) => void response.end() }
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => (text += chunk))
    request.on('end', async () => {
      const body = JSON.parse(text)
      const one = {
        body,
        user: JSON.parse(body.messages[1].content),
        authorization: request.headers.authorization,
      }
      asked.push(one)
      await state.answer(one, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    state,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const event = (data: unknown) =>
  `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`
const piece = (content: string) => event({ choices: [{ delta: { content } }] })

/** Streams a value as an endpoint does, in pieces that part words. */
export function stream(response: ServerResponse, value: unknown, { upTo = 1 } = {}) {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const until = Math.floor(text.length * upTo)
  for (let at = 0; at < until; at += 7)
    response.write(piece(text.slice(at, Math.min(at + 7, until))))
  // it breaks off: the answer ends without its end
  if (upTo < 1) return void response.end()
  response.write(event({ choices: [{ delta: {}, finish_reason: 'stop' }] }))
  response.write(event({ choices: [], usage: { total_tokens: 900 } }))
  response.end(event('[DONE]'))
}

/** An honest answer: for each criterion the same score and a quote of the first passage that it may quote. */
export const honest = (user: any, quote: string, score = 80) => ({
  criteria: user.criteria.map(({ key }: { key: string }) => ({
    key,
    score,
    why: 'Built payment services.',
    quotes: [{ quote, source: 'resume' }],
  })),
})
