import { test } from '@japa/runner'
import { readFileSync, readdirSync } from 'node:fs'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { Secret } from '@adonisjs/core/helpers'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import { reader } from '#api/candidates/resume/draft/reader'
import { bulkReader } from '#api/imports/bulk/bulk_reader'
import { forgetBusy } from '#api/mailing/calendars/busy_hours'
import { perform } from '#api/queue/queue'
import { classic } from '#tests/resumes/pdf/one_column'
import { makePerson } from '#tests/resumes/people'
import { givenCompany } from '#tests/givens'
import { givenOauthServer } from '#tests/servers/oauth_server'
import { drainQueue } from '#tests/queue'
import { setSettings } from '#tests/settings'
import { inDays } from '../interviews/given_interviews.js'
import { givenRuns, givenScreenedJob } from '../screening/given_screening.js'
import { broughtIn, IMPORTS, moved, sendFile, zipOf } from './given_import.js'
import { tokenOf } from './given_upload.js'

const PEOPLE = 11
const folder = 'tests/samples/systems/greenhouse'

/** Resumes as they lie in a folder of the old days, each with an address. */
async function resumes() {
  const files: Record<string, Buffer> = {}
  for (let seed = 300; Object.keys(files).length < PEOPLE; seed++) {
    const person = makePerson(seed, ['in', 'en'], false)
    if (person.truth.email) files[`${person.truth.fullName}.pdf`] = await classic(person)
  }
  return files
}

test.group('Moving in', (group) => {
  let provider: Awaited<ReturnType<typeof givenOauthServer>>
  group.setup(async () => {
    provider = await givenOauthServer()
    return () => provider.close()
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    forgetBusy()
    return setSettings({
      GOOGLE_CLIENT_ID: 'test',
      GOOGLE_CLIENT_SECRET: new Secret('test-secret'),
      GOOGLE_URL: provider.url,
    })
  })
  group.teardown(async () => {
    bulkReader.end()
    reader.end()
    await drive.use().deleteAll()
  })

  test('a recruiter brings resumes and last year’s jobs, screens, reads why, writes to ten and books two calls', async ({
    client,
    assert,
  }) => {
    await givenRuns(40)
    const { company, user } = await givenCompany({}, 'recruiter')
    const job = await givenScreenedJob(company)
    const old = await broughtIn(
      client,
      user,
      await zipOf(
        Object.fromEntries(
          readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`)])
        )
      ),
      'greenhouse.zip'
    )
    assert.containsSubset(old, { system: 'greenhouse', counts: { job: { new: 2 } } })

    const sent = await sendFile(client, user, await zipOf(await resumes()), 'resumes.zip', {
      jobId: job.id,
    })
    const { _id } = sent.body().data
    await moved(client, user, _id, 'check')
    const done = await moved(client, user, _id, 'run')
    assert.containsSubset(done, { status: 'done', counts: { application: { new: PEOPLE } } })
    ;(await client.post(`${IMPORTS}/${_id}/invite`).loginAs(user)).assertStatus(200)
    await perform('imports.invite', { importId: Number(_id) })

    const started = await client
      .post('/api/v1/client/run-ai-analysis')
      .loginAs(user)
      .json({ jobId: job.id })
    started.assertStatus(202)
    await drainQueue({ only: 'screening.analyse' })
    const listed = await client
      .post('/api/v1/client/applicant-list?limit=20')
      .loginAs(user)
      .json({ jobId: job.id, sort: 'score' })
    const { applicants } = listed.body().data
    assert.lengthOf(applicants, PEOPLE)
    const scores: number[] = applicants.map(({ analysisScore }: any) => analysisScore)
    assert.deepEqual(
      scores,
      scores.toSorted((one, other) => other - one)
    )
    assert.isAbove(scores[0], scores.at(-1)!)
    for (const { _id: appliedId } of applicants.slice(0, 3)) {
      const said = await client.get(`/api/v1/client/ai-analysis/${appliedId}`).loginAs(user)
      const { criteria, notices, resumeRead } = said.body().data
      assert.isTrue(resumeRead)
      assert.isNotEmpty(notices)
      const quotes = criteria.flatMap(({ evidence }: any) => evidence)
      assert.isNotEmpty(quotes)
      for (const { quote, source, page } of quotes)
        assert.isTrue(quote.length > 0 && (source !== 'resume' || page >= 1), quote)
    }

    const template = await client.post('/api/v1/client/email-templates').loginAs(user).json({
      name: 'Let us talk',
      subject: '{{job.title}}: let us talk',
      body: '<p>Hello {{candidate.firstName}}, when may we call?</p>',
    })
    const letter = {
      appliedIds: applicants.slice(0, 10).map(({ _id: id }: any) => id),
      templateId: template.body().data._id,
    }
    const preview = await client
      .post('/api/v1/client/send-email/preview')
      .loginAs(user)
      .json(letter)
    assert.lengthOf(preview.body().data, 10)
    const mails = await client.post('/api/v1/client/send-email').loginAs(user).json(letter)
    mails.assertStatus(202)
    assert.containsSubset(mails.body().data, { total: 10, leftOut: [] })

    const { token } = await openSession(user)
    const header = { authorization: `Bearer ${token}` }
    const link = '/api/v1/client/integrations/google'
    const begun = await client.get(`${link}/redirect`).headers(header).qs({ use: 'calendar' })
    ;(
      await client
        .get(`${link}/callback`)
        .headers(header)
        .qs(provider.consent(begun.body().data.url) as object)
    ).assertStatus(200)
    for (const [at, { _id: appliedId }] of applicants.slice(0, 2).entries())
      (
        await client
          .patch('/api/v1/client/scheduleInterview')
          .loginAs(user)
          .json({
            appliedId,
            type: 'video',
            duration: 30,
            meetingUrl: 'https://meet.example.com/abc',
            timeZone: 'Asia/Kolkata',
            slots: [{ start: inDays(3 + at) }],
          })
      ).assertStatus(201)
    await drainQueue({ only: 'calendars.write' })
    const events = [...provider.state.calendar.events.values()]
    assert.lengthOf(events, 2)
    for (const { body } of events) assert.include(body.location, 'https://meet.example.com/abc')

    // whom they were brought hear of it, and what is theirs opens to them
    const { dev } = applicants[0]
    const { email, id: userId } = await db
      .from('users')
      .join('candidates', 'candidates.user_id', 'users.id')
      .where('candidates.id', dev._id)
      .select('users.email', 'users.id')
      .firstOrFail()
    const kinds = await db.from('mails').where('user_id', userId).select('kind')
    assert.includeMembers(
      kinds.map(({ kind }) => kind),
      ['account.claim', 'screening.notice', 'message.mail', 'interview.schedule']
    )
    const claimed = await client
      .post('/api/v1/imported-profile/claim')
      .json({ token: await tokenOf(email), password: 'correct horse battery' })
    claimed.assertStatus(200)
    const own = await client
      .get('/api/v1/candidate/applied-jobs')
      .bearerToken(claimed.body().data.accessToken)
    assert.lengthOf(own.body().data, 1)
  })
})
