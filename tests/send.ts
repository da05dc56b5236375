import { Agent, request } from 'node:http'
import router from '@adonisjs/core/services/router'
import type { Access } from '#api/http/access'

export type Route = { method: string; pattern: string; name: string; access?: Access }
export type Answer = { status: number; text: string; body: any; headers: Record<string, any> }

const agent = new Agent({ keepAlive: true, maxSockets: 16 })

/** Every route that the router knows, with the guard that it declares. */
export function everyRoute(): Route[] {
  return Object.values(router.toJSON())
    .flat()
    .map((route: any) => ({
      method: route.methods.find((name: string) => name !== 'HEAD'),
      pattern: route.pattern,
      name: route.name,
      access: [...route.middleware.all()].find((entry: any) => entry.name === 'access')?.args,
    }))
}

/** Sends bytes and paths as they are, which clients that mend addresses and bodies would not. */
export function send(
  method: string,
  path: string,
  {
    token,
    json,
    raw,
    headers = {},
  }: {
    token?: string
    json?: unknown
    raw?: string | Buffer
    headers?: Record<string, string>
  } = {}
): Promise<Answer> {
  const content = json === undefined ? raw : JSON.stringify(json)
  const sent: Record<string, string | number> = {
    accept: 'application/json',
    ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...headers,
  }
  if (content !== undefined) sent['content-length'] ??= Buffer.byteLength(content)
  return new Promise((resolve, reject) => {
    const asking = request(
      { agent, host: process.env.HOST, port: process.env.PORT, method, path, headers: sent },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          resolve({
            status: response.statusCode!,
            text,
            body: parsed(text),
            headers: response.headers,
          })
        })
      }
    )
    asking.on('error', reject)
    asking.setTimeout(10_000, () => asking.destroy(new Error('no answer within 10 seconds')))
    asking.end(content)
  })
}

/** Works a list off, a few at a time. */
export async function eachOf<T>(items: T[], work: (item: T) => Promise<void>, atOnce = 8) {
  const left = items.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of left) await work(item)
    })
  )
}

function parsed(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
