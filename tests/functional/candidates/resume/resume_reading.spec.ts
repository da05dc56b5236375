import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { perform } from '#api/queue/queue'
import type User from '#api/accounts/models/user'
import Resume from '#api/candidates/models/resume'
import Notification from '#api/notifications/models/notification'
import StreamEvent from '#api/notifications/models/stream_event'
import { reader } from '#api/candidates/resume/draft/reader'
import { givenCandidate } from '#tests/givens'
import { docx, pdf } from '#tests/sample_files'
import { classic } from '#tests/resumes/pdf/one_column'
import { scanOf } from '#tests/resumes/draw_scan'
import { makePerson } from '#tests/resumes/people'
import { shown, apply } from '#tests/functional/candidates/resume/parsed_resume_calls'

const person = makePerson(7, ['en'], false)

const upload = async (client: ApiClient, user: User, file: Buffer, filename = 'cv.pdf') =>
  (
    await client.post('/api/v1/candidate/resume').loginAs(user).file('resume', file, { filename })
  ).body().data

test.group('Reading an uploaded resume', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.teardown(async () => {
    reader.end()
    await drive.use().deleteAll()
  })

  test('is queued with the upload, and its owner hears when it is ready', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCandidate()
    const { _id, parsed } = await upload(client, user, await classic(person))
    assert.equal(parsed.status, 'queued')
    const { default: db } = await import('@adonisjs/lucid/services/db')
    const jobs = await db.from('queue.job').where('name', 'resume.read')
    assert.deepInclude(
      jobs.map(({ data }) => data),
      { resumeId: Number(_id) }
    )
    const before = await shown(client, user)
    assert.containsSubset(before, { status: 'queued', draft: null, beside: [], resumeId: _id })
    ;(await apply(client, user, { accept: ['fullName'] })).assertStatus(409)

    await perform('resume.read', { resumeId: Number(_id) })
    const after = await shown(client, user)
    assert.containsSubset(after, { status: 'ready', source: 'resume', resumeId: _id })
    assert.isNotEmpty(after.pages)
    assert.equal(after.draft.fullName.value, person.truth.fullName)
    assert.isAbove(after.draft.fullName.confidence, 0)

    const notice = await Notification.query().where('user_id', user.id).firstOrFail()
    assert.equal(notice.kind, 'resume.ready')
    const event = await StreamEvent.query().where('channel', `users/${user.id}`).firstOrFail()
    assert.equal(event.payload.kind, 'resume.ready')

    await perform('resume.read', { resumeId: Number(_id) })
    assert.lengthOf(await Notification.query().where('user_id', user.id), 1)
  })

  test('says why a file gave nothing: a scan, an empty document', async ({ client, assert }) => {
    const { user } = await givenCandidate()
    for (const [file, name, why] of [
      [await scanOf(await classic(person)), 'scan.pdf', /no text/],
      [docx(), 'empty.docx', /is empty/],
    ] as const) {
      const { _id } = await upload(client, user, file, name)
      await perform('resume.read', { resumeId: Number(_id) })
      const { status, reason, draft } = await shown(client, user)
      assert.equal(status, 'failed', name)
      assert.match(reason, why)
      assert.isNull(draft)
      const told = await Notification.query()
        .where({ user_id: user.id, kind: 'resume.failed' })
        .orderBy('id', 'desc')
        .firstOrFail()
      assert.include(told.message, reason)
    }
  })

  test('skips a resume that was deleted meanwhile', async ({ client, assert }) => {
    const { user } = await givenCandidate()
    const { _id } = await upload(client, user, pdf())
    await client.delete('/api/v1/candidate/resume').loginAs(user)
    await perform('resume.read', { resumeId: Number(_id) })
    assert.isNull(await Resume.find(Number(_id)))
    assert.containsSubset(await shown(client, user), { status: 'none', source: null, draft: null })
  })

  test('its pages are pictures for its owner only', async ({ client, assert }) => {
    const { user } = await givenCandidate()
    const stranger = await givenCandidate()
    const { _id } = await upload(client, user, await classic(person))
    const page = (number: number | string) => `/api/v1/candidate/resume/${_id}/pages/${number}`
    ;(await client.get(page(1))).assertStatus(401)
    ;(await client.get(page(1)).loginAs(stranger.user)).assertStatus(404)
    const image = await client.get(page(1)).loginAs(user)
    image.assertStatus(200)
    image.assertHeader('content-type', 'image/png')
    assert.isAbove(image.body().length, 5000)
    for (const wrong of [99, 0, 'x'])
      (await client.get(page(wrong)).loginAs(user)).assertStatus(404)
    const word = await upload(client, user, docx(), 'cv.docx')
    ;(await client.get(`/api/v1/candidate/resume/${word._id}/pages/1`).loginAs(user)).assertStatus(
      404
    )
  })
})
