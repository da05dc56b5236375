import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { givenApplication, givenCompany, givenJob } from '#tests/givens'
import { everyRoute } from '#tests/send'
import { givenKey } from './given_key.js'

test.group('The typed client', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('names every call that API keys may make, and no other', async ({ client, assert }) => {
    const text = (await client.get('/docs/client.ts')).text()
    const named = [...text.matchAll(/^ {2}'(\w+) (\/[^']+)':/gm)].map(
      ([, method, path]) => `${method} /api/v1${path}`
    )
    const open = everyRoute()
      .filter(({ access }) => access?.to === 'client' && access.scope)
      .map(({ method, pattern }) => `${method} ${pattern}`)
    assert.sameMembers(named, open)
  })

  test('runs as it is published, with a key', async ({ client, assert }) => {
    const { company, user } = await givenCompany()
    const job = await givenJob(company, { title: 'Client engineer' })
    const { application } = await givenApplication(job)
    const { secret } = await givenKey(user)
    const text = (await client.get('/docs/client.ts')).text()
    const folder = await mkdtemp(join(tmpdir(), 'client-'))
    try {
      const { outputText, diagnostics } = ts.transpileModule(text, {
        reportDiagnostics: true,
        compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
      })
      assert.deepEqual(diagnostics, [])
      await writeFile(join(folder, 'client.mjs'), outputText)
      const { connect } = await import(pathToFileURL(join(folder, 'client.mjs')).href)
      const api = connect(secret, `http://${process.env.HOST}:${process.env.PORT}`)
      const jobs = await api('POST', '/client/get-posted-jobs', { body: {}, query: { limit: 5 } })
      assert.equal(jobs.data[0].jobTitle, 'Client engineer')
      const shown = await api('GET', '/client/application/:id', { params: { id: application.id } })
      assert.equal(shown.data._id, String(application.id))
      await api('GET', '/client/application/:id', { params: { id: 987_654_321 } }).then(
        () => assert.fail('it was found'),
        (error: any) => {
          assert.equal(error.status, 404)
          assert.equal(error.answer.code, 'E_NOT_FOUND')
        }
      )
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
})
