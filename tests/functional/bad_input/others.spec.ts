import * as fs from 'node:fs'
import { test } from '@japa/runner'
import { emptyDatabase } from '#tests/empty_database'
import { send } from '#tests/send'
import { raw } from './hostile_values.js'
import { world } from './world.js'
import { refusesBadInput, shares } from './wrong_requests.js'

refusesBadInput(
  'to all other routes',
  (route) => !Object.values(shares).some((isOfShare) => isOfShare(route))
)

test.group('Bad input', (group) => {
  group.each.teardown(emptyDatabase)

  test('reaches every route: each share has its file', ({ assert }) => {
    const files = fs.readdirSync(import.meta.dirname).filter((name) => name.endsWith('.spec.ts'))
    assert.sameMembers(
      files,
      ['others', ...Object.keys(shares)].map((name) => `${name}.spec.ts`)
    )
  })

  test('of 2 megabytes is refused as too large', async ({ assert }) => {
    const { tokens } = await world()
    const huge = JSON.stringify({ jobTitle: 'x'.repeat(2_000_000) })
    for (const [path, token] of [
      ['/api/v1/login'],
      ['/api/v1/job-list'],
      ['/api/v1/add-job', tokens.client],
      ['/api/v1/apply-job', tokens.developer],
      ['/api/v1/admin/skills', tokens.admin],
    ]) {
      for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
        const answer = await send('POST', path!, { token, ...raw(type, huge) })
        assert.equal(answer.status, 413, `${path} ${type} ${answer.text.slice(0, 200)}`)
        assert.equal(answer.body.code, 'E_TOO_LARGE')
      }
    }
  })
})
