import { fittingBody } from '../../functional/bad_input/requests_of.js'
import { ask } from '../calls.js'

type Operation = { method: string; path: string; schema: Record<string, any> }
export type Known = Record<string, unknown>

/** What would end the session that the others need, or the account, or goes on for ever. */
const LEFT_OUT = /logout|sessions|account|password|deactivate|suspend|__transmit|assistants|stream/

/** The operations that a version describes. */
export async function operationsOf(origin: string): Promise<Operation[]> {
  const { paths } = (await (await fetch(`${origin}/api/v1/openapi.json`)).json()) as {
    paths: Record<string, Record<string, any>>
  }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(() => !LEFT_OUT.test(path) && !path.includes('/admin/'))
      .map(([method, { requestBody }]) => ({
        method: method.toUpperCase(),
        path: path.replace('/api/v1', ''),
        schema: requestBody?.content?.['application/json']?.schema?.properties ?? {},
      }))
  )
}

/** Calls each operation once, as the side that it is for and with what fits it; returns those that failed, and how many were done. */
export async function callAll(
  origin: string,
  operations: Operation[],
  { tokens, own }: { tokens: Record<'candidate' | 'company', string>; own: Known }
) {
  const failed: string[] = []
  let done = 0
  // what reads comes first: what is deleted afterwards cannot be read any more
  const order = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
  for (const { method, path, schema } of operations.toSorted(
    (one, other) => order.indexOf(one.method) - order.indexOf(other.method)
  )) {
    const where = path.replace(/\{(\w+)\}/g, (_, name) => String(own[name] ?? own.id ?? 1))
    const sides = path.startsWith('/client')
      ? (['company'] as const)
      : path.startsWith('/candidate')
        ? (['candidate'] as const)
        : (['candidate', 'company'] as const)
    for (const side of sides) {
      const json = method === 'GET' ? undefined : fittingBody(schema, own)
      const answer = await ask(origin, method, where, { token: tokens[side], json })
      if (!answer || answer.status > 499)
        failed.push(`${answer?.status} ${method} ${path} ${answer?.body?.message ?? ''}`)
      else if (answer.status < 300) done++
    }
  }
  return { failed, done }
}
