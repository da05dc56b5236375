import { test } from '@japa/runner'
import fc from 'fast-check'
import testUtils from '@adonisjs/core/services/test_utils'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import { describeApi } from '#api/http/description/openapi'
import { givenAdmin, givenCandidate, givenCompany } from '#tests/givens'
import { everyRoute, send, type Route } from '#tests/send'

const key = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '__proto__',
    'constructor',
    'q',
    'id',
    'createdAt',
    'status',
    'a.b',
    "'"
  ),
  fc.string({ maxLength: 8 })
)
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<unknown>(
      null,
      true,
      0,
      -1,
      1e308,
      '',
      ' ',
      'null',
      '2027-02-31',
      '\u0000',
      '%',
      "';--"
    ),
    fc.string({ maxLength: 12 }),
    fc.double(),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(key, tie('any'), { maxKeys: 3 })
  ),
})).any

/** The ways in which a list may be asked for something odd. */
const asked = fc.record({ name: key, value, nested: fc.boolean() })

test.group('Odd filters', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('never fail a list: it is answered or refused', async ({ assert }) => {
    const tokens = {
      open: undefined,
      user: (await openSession((await givenCandidate()).user)).token,
      developer: (await openSession((await givenCandidate()).user)).token,
      client: (await openSession((await givenCompany()).user)).token,
      admin: (await openSession(await givenAdmin())).token,
    }
    const lists = await everyList()
    assert.isAbove(lists.length, 80)
    const failed: string[] = []
    for (const { method, pattern, access, names } of lists) {
      for (const { name, value: odd, nested } of fc.sample(asked, { numRuns: 6, seed: 7 })) {
        const field = names.length ? names[name.length % names.length] : name
        const text = JSON.stringify(odd) ?? ''
        const path = pattern.replace(/:\w+/g, '1')
        const query = new URLSearchParams(
          nested
            ? { [`${field}[${name}]`]: text }
            : { [field]: text, filter: `{${JSON.stringify(name)}:${text || 1}}` }
        )
        const answer = await send(method, method === 'GET' ? `${path}?${query}` : path, {
          token: tokens[access!.to],
          ...(method !== 'GET' && { json: { [field]: nested ? { [name]: odd } : odd } }),
        })
        if (answer.status >= 500)
          failed.push(`${method} ${path} ${query}: ${answer.status} ${answer.body?.code}`)
      }
    }
    assert.deepEqual(failed, [])
  })
})

/** Every route whose data is a list, with the names that it takes. */
async function everyList(): Promise<(Route & { names: string[] })[]> {
  const { paths, components } = await describeApi()
  return everyRoute().flatMap((route) => {
    const operation =
      paths[route.pattern.replace(/:(\w+)\??/g, '{$1}')]?.[route.method.toLowerCase()]
    let schema = operation?.responses['200']?.content?.['application/json']?.schema
    if (schema?.$ref) schema = components.schemas[schema.$ref.split('/').at(-1)]
    if (schema?.properties?.data?.type !== 'array') return []
    const body = operation.requestBody?.content['application/json']?.schema.properties
    const inQuery = (operation.parameters ?? []).filter((one: any) => one.in === 'query')
    return [
      { ...route, names: [...inQuery.map(({ name }: any) => name), ...Object.keys(body ?? {})] },
    ]
  })
}
