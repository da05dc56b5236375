import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { givenAdmin } from '#tests/givens'

const ROWS = 5_000
const PATH = '/api/v1/admin/linkedin-candidates'

test.group('Pages deep in a list', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are those of SQL in both directions, also where rows have no value to be ordered by', async ({
    client,
    assert,
  }) => {
    await db.rawQuery('delete from linkedin_candidates')
    await db.rawQuery(
      `insert into linkedin_candidates (first_name, last_name, person_key, last_contact_at)
       select 'Deep', n, 'deep-' || n, case when n % 2 = 0 then now() - n * interval '1 minute' end from generate_series(1, ?::int) n`,
      [ROWS]
    )
    const admin = await givenAdmin('moderator')
    for (const direction of ['asc', 'desc'])
      for (const from of [0, 2_025, 2_475, 2_500, 2_525, 2_975, 4_975]) {
        const response = await client
          .get(PATH)
          .qs({
            sort: JSON.stringify(['lastContactAt', direction]),
            range: JSON.stringify([from, from + 24]),
          })
          .loginAs(admin)
        const { rows } = await db.rawQuery(
          `select id from linkedin_candidates order by last_contact_at ${direction}, id ${direction} limit 25 offset ${from}`
        )
        assert.deepEqual(
          response.body().data.map(({ _id }: { _id: string }) => _id),
          rows.map(({ id }: { id: number }) => String(id)),
          `${direction} from ${from}`
        )
      }
  })
})
