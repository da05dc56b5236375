import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { perform } from '#api/queue/queue'
import { tryJob } from '#api/queue/start_queue'
import type User from '#api/accounts/models/user'
import ProfileImport from '#api/candidates/models/profile_import'
import Resume from '#api/candidates/models/resume'
import File from '#api/files/models/file'
import Notification from '#api/notifications/models/notification'
import { reader } from '#api/candidates/resume/draft/reader'
import { givenCandidate, givenCompany, givenResume } from '#tests/givens'
import { classic } from '#tests/resumes/pdf/one_column'
import { makePerson } from '#tests/resumes/people'
import { draftOf } from './given_draft.js'

const person = makePerson(7, ['en'], false)
const upload = async (client: ApiClient, user: User) => {
  const sent = await client
    .post('/api/v1/candidate/resume')
    .loginAs(user)
    .file('resume', await classic(person), { filename: 'cv.pdf' })
  return { resumeId: Number(sent.body().data._id) }
}
const shown = async (client: ApiClient, user: User) =>
  (await client.get('/api/v1/candidate/parsed-resume').loginAs(user)).body().data
const readAgain = (client: ApiClient, user: User, id: number) =>
  client.post(`/api/v1/candidate/resume/${id}/read`).loginAs(user)
const tried = (data: object, retryCount: number) => ({
  id: '7d1f3a52-0000-4000-8000-000000000000',
  data,
  retryCount,
  retryLimit: 5,
})

test.group('A resume whose reading breaks on our side', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.teardown(async () => {
    reader.end()
    await drive.use().deleteAll()
  })

  test('is read again for its owner only', async ({ client }) => {
    const { candidate } = await givenCandidate()
    const { id } = await givenResume(candidate)
    ;(await client.post(`/api/v1/candidate/resume/${id}/read`)).assertStatus(401)
    ;(await readAgain(client, (await givenCompany()).user, id)).assertStatus(403)
    ;(await readAgain(client, (await givenCandidate()).user, id)).assertStatus(404)
  })

  test('is failed after the last try only, its owner hears it, and it can be read again', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCandidate()
    const job = await upload(client, user)
    const { storageKey } = await File.findByOrFail('owner_id', user.id)
    const bytes = await drive.use().getBytes(storageKey)
    await drive.use().delete(storageKey)

    assert.equal((await tryJob('resume.read', tried(job, 0))).status, 'failed')
    assert.equal((await shown(client, user)).status, 'parsing')
    ;(await readAgain(client, user, job.resumeId)).assertStatus(409)
    assert.equal((await tryJob('resume.read', tried(job, 5))).status, 'failed')
    const { status, reason, resumeId } = await shown(client, user)
    assert.equal(status, 'failed')
    assert.match(reason, /on our side; have it read again/)
    const notice = await Notification.query().where('user_id', user.id).firstOrFail()
    assert.equal(notice.kind, 'resume.failed')
    assert.include(notice.message, reason)

    await drive.use().put(storageKey, bytes)
    const again = await readAgain(client, user, Number(resumeId))
    again.assertStatus(200)
    assert.deepEqual(again.body().data.parsed, { status: 'queued' })
    assert.lengthOf(
      (await db.from('queue.job').where('name', 'resume.read')).filter(
        ({ data }) => data.resumeId === job.resumeId
      ),
      2
    )
    assert.equal((await tryJob('resume.read', tried(job, 0))).status, 'completed')
    assert.equal((await shown(client, user)).draft.fullName.value, person.truth.fullName)
    ;(await readAgain(client, user, job.resumeId)).assertStatus(409)
  })

  test('is failed by the sweep where no job is left, and left alone where one is', async ({
    client,
    assert,
  }) => {
    const [killed, waiting, fresh] = await Promise.all([1, 2, 3].map(() => givenCandidate()))
    const jobs = []
    for (const { user } of [killed, waiting, fresh]) jobs.push(await upload(client, user))
    const ids = jobs.map(({ resumeId }) => resumeId)
    await Resume.query().whereIn('id', ids).update({ parse_status: 'parsing' })
    await Resume.query()
      .whereIn('id', ids.slice(0, 2))
      .update({ updated_at: DateTime.now().minus({ minutes: 11 }).toSQL() })
    const jobOf = (id: number) =>
      db.from('queue.job').where('name', 'resume.read').whereRaw(`data ->> 'resumeId' = ?`, [id])
    await jobOf(ids[0]).update({ state: 'failed' })
    await jobOf(ids[2]).update({ state: 'failed' })

    assert.equal(await perform('resumes.sweep', {}), 1)
    assert.deepEqual(
      (await Resume.query().whereIn('id', ids).orderBy('id')).map((row) => row.parseStatus),
      ['failed', 'parsing', 'parsing']
    )
    assert.equal(await perform('resumes.sweep', {}), 0)
  })

  test('what was brought along and not accepted for a month is dropped', async ({ assert }) => {
    const { candidate } = await givenCandidate()
    const bring = (days: number) =>
      ProfileImport.create({
        candidateId: candidate.id,
        source: 'json_resume',
        draft: draftOf({ fullName: 'Asha Rao' }),
        createdAt: DateTime.now().minus({ days }),
      } as never)
    const kept = await bring(29)
    await bring(31)
    assert.isAtLeast((await perform('imports.sweep', {})) as number, 1)
    assert.deepEqual(
      (await ProfileImport.query().where('candidate_id', candidate.id)).map(({ id }) => id),
      [kept.id]
    )
  })
})
