import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { eachOf, everyRoute, send } from '#tests/send'
import { API, mark, title, tokenOf } from './routes_and_mark.js'
import { inPath } from './named_rows.js'
import { theirs } from './theirs.js'

/** Names, and abbreviations that Hindi keeps. */
const kept =
  /GitHub|LinkedIn|Stack Overflow|GitLab|Dribbble|Behance|Google|Microsoft|PDF|CSV|JSON|ZIP|URL|AI|API|UPI|GSTIN|[ABC][12]\b/g

/** The labels in a response that still have English words, each with its key; what a person wrote has the mark. */
function englishLabels(value: unknown, key = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => englishLabels(one, key))
  if (value && typeof value === 'object')
    return Object.entries(value).flatMap(([name, one]) => englishLabels(one, name))
  return typeof value === 'string' &&
    /(?:^l|L)abel$/.test(key) &&
    !value.includes(mark) &&
    /[a-z]{2}/i.test(value.replace(kept, ''))
    ? [`${key}: ${value}`]
    : []
}

test.group('Labels in responses', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('of every route that candidates and companies read are in Hindi for a Hindi reader', async ({
    assert,
  }) => {
    const them = await theirs()
    const tokens = {
      developer: [await tokenOf(them.developer)],
      client: [await tokenOf(them.client)],
    }
    const readers = {
      ...tokens,
      open: [undefined],
      user: [...tokens.developer, ...tokens.client],
      admin: [],
    }
    const english: string[] = []
    let labels = 0
    await eachOf(
      everyRoute().filter(
        ({ method, pattern }) => method === 'GET' && pattern.startsWith(`${API}/`)
      ),
      async (route) => {
        const pattern = route.pattern.slice(API.length)
        const path = API + pattern.replace(/:\w+/, String(inPath[pattern]?.(them) ?? 1))
        for (const token of readers[route.access!.to]) {
          const answer = await send('GET', path.replace(/:page/, '1'), {
            token,
            headers: { 'accept-language': 'hi' },
          }).catch(() => undefined)
          labels += answer?.text.match(/[lL]abel":"/g)?.length ?? 0
          english.push(...englishLabels(answer?.body).map((one) => `${title(route)} ${one}`))
        }
      }
    )
    assert.isAbove(labels, 100)
    assert.deepEqual([...new Set(english)].sort(), [])
  })
})
