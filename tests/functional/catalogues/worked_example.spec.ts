import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import AuditEntry from '#api/accounts/models/audit_entry'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import SavedList from '#api/talent/models/saved_list'
import { givenAdmin, givenCompany } from '#tests/givens'
import { startInstance } from '#tests/live/start_instance'

/** The one file of the page, in a place of its own. */
function writtenExample() {
  const page = readFileSync(app.makePath('docs/catalogues.md'), 'utf8')
  const [, code] = /```ts\n(.*?)```/s.exec(page)!
  const folder = app.makePath('tmp', `worked-example-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'saved_lists.ts')
  writeFileSync(file, code)
  return { url: pathToFileURL(file).href, remove: () => rmSync(folder, { recursive: true }) }
}

test.group('One file adds a catalogue', () => {
  test('as docs/catalogues.md has it: rows are added, found, changed and deleted by those who may, and written down', async ({
    assert,
    cleanup,
  }) => {
    const { company } = await givenCompany()
    const [moderator, content] = [await givenAdmin('moderator'), await givenAdmin('content')]
    const tokens = new Map([
      [moderator, (await openSession(moderator)).token],
      [content, (await openSession(content)).token],
    ])
    const example = writtenExample()
    cleanup(example.remove)
    const { origin, end } = await startInstance({ ADDED_CATALOGUE: example.url }, [
      pathToFileURL(app.makePath('tests/with_catalogue.mjs')).href,
    ])
    cleanup(end)
    const ask = async (method: string, path: string, body?: object, who = moderator) => {
      const answer = await fetch(`${origin}/api/v1/admin/saved-lists${path}`, {
        method,
        headers: {
          'authorization': `Bearer ${tokens.get(who)}`,
          'content-type': 'application/json',
        },
        body: body && JSON.stringify(body),
      })
      return { status: answer.status, said: (await answer.json()) as any }
    }

    // who may read it and not write
    assert.equal((await ask('GET', '', undefined, content)).status, 200)
    assert.equal((await ask('POST', '', {}, content)).status, 403)
    const empty = await ask('POST', '', {})
    assert.equal(empty.status, 422)
    assert.sameMembers(
      empty.said.errors.map(({ field }: { field: string }) => field),
      ['name', 'companyId']
    )

    const made = await ask('POST', '', { name: 'Payments team', companyId: String(company.id) })
    assert.equal(made.status, 201)
    const id = made.said.data._id
    const filter = encodeURIComponent(JSON.stringify({ q: 'payments', companyId: company.id }))
    const found = await ask('GET', `?filter=${filter}`)
    assert.deepEqual(
      found.said.data.map((row: { _id: string }) => row._id),
      [id]
    )
    assert.equal((await ask('PUT', `/${id}`, { name: 'Billing team' })).status, 200)
    assert.equal((await SavedList.findOrFail(id)).name, 'Billing team')
    assert.equal((await ask('DELETE', `/${id}`)).status, 200)
    assert.isNull(await SavedList.find(id))
    const entries = await AuditEntry.query()
      .where({ subject_type: 'saved-lists', actor_id: moderator.id })
      .orderBy('id')
    assert.lengthOf(entries, 3)
  })
})
