import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { catalogues } from '#generated/catalogues'
import { modelOf, rowsOf } from '#api/catalogues/rows'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import { givenAdmin, givenMember } from '#tests/givens'
import { send } from '#tests/send'
import { theirs } from '../authorization/theirs.js'

test.group('A catalogue that shows some rows of a table', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.timeout(120_000)

  test('neither shows, changes nor deletes another row of it, whatever its id', async ({
    assert,
  }) => {
    const { company } = await theirs()
    await givenMember(company, 'recruiter')
    const { token } = await openSession(await givenAdmin())
    const narrowed = Object.values(catalogues).filter(({ where }) => where)
    const wrong: string[] = []
    let outside = 0
    for (const catalogue of narrowed) {
      const model = await modelOf(catalogue)
      const shown = new Set(
        (await rowsOf(catalogue, model.query())).map(({ $primaryKeyValue }) => $primaryKeyValue)
      )
      const ids = (await db.from(model.table).select('id').orderBy('id'))
        .map(({ id }) => Number(id))
        .filter((id) => !shown.has(id))
        .slice(0, 5)
      outside += ids.length
      const ways = [
        ['GET', ''],
        ...(catalogue.can.includes('edit') ? [['PUT', '']] : []),
        ...(catalogue.can.includes('delete') ? [['DELETE', '']] : []),
        ...Object.keys(catalogue.actions ?? {}).map((name) => ['PUT', `/${name}`]),
      ]
      for (const id of ids)
        for (const [method, rest] of ways) {
          const path = `/api/v1/admin/${catalogue.name}/${id}${rest}`
          const { status } = await send(method, path, { token, json: {} })
          // what the body lacks may be said before
          if (status !== 404 && !(status === 422 && method !== 'GET'))
            wrong.push(`${method} ${path}: ${status}`)
        }
    }
    assert.deepEqual(wrong, [])
    assert.isAbove(outside, 3)
  })
})
