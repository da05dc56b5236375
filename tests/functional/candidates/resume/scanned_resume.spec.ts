import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import env from '#config/env'
import { perform } from '#api/queue/queue'
import type User from '#api/accounts/models/user'
import { reader, vocabulary } from '#api/candidates/resume/draft/reader'
import { ResumeReader, scanLimits, Unreadable } from '#api/engines/resume_reader/resume_reader'
import { givenCandidate } from '#tests/givens'
import { pdf } from '#tests/sample_files'
import { scanOf } from '#tests/resumes/draw_scan'
import { classic } from '#tests/resumes/pdf/one_column'
import { makePerson, type Person } from '#tests/resumes/people'

/** Somebody with half a page: recognising takes its time by the line, and four pages are recognised here. */
function briefly({ truth, posts, schools, ...person }: Person): Person {
  const employment = truth.employment.slice(0, 2)
  return {
    ...person,
    truth: { ...truth, employment, education: truth.education.slice(0, 1), projects: [] },
    posts: posts
      .slice(0, employment.length)
      .map((post) => ({ ...post, bullets: post.bullets.slice(0, 1) })),
    schools: schools.slice(0, 1),
    projects: [],
  }
}

const person = briefly(makePerson(7, ['en'], false))
const { truth } = person
// one drawing for all: each is set in another style
const paper = classic(person)
const scan = async (lying = 0) => scanOf(await paper, { askew: 0.5, lying })

const upload = async (client: ApiClient, user: User, file: Buffer) => {
  const answer = await client
    .post('/api/v1/candidate/resume')
    .loginAs(user)
    .file('resume', file, { filename: 'scan.pdf' })
  return { resumeId: Number(answer.body().data._id) }
}
const shown = async (client: ApiClient, user: User) =>
  (await client.get('/api/v1/candidate/parsed-resume').loginAs(user)).body().data
const waiting = async () =>
  (await db.from('queue.job').where('name', 'resume.recognise')).map(({ data }) => data)

test.group('A scanned resume', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => {
    env.set('SCAN_RECOGNITION', undefined as never)
    // env.set leaves the text "undefined" for the processes that other tests start
    delete process.env.SCAN_RECOGNITION
  })
  group.teardown(async () => {
    reader.end()
    await drive.use().deleteAll()
  })

  test('is told to be one, while recognition is off', async ({ client, assert }) => {
    const { user } = await givenCandidate()
    const job = await upload(client, user, await scan())
    await perform('resume.read', job)
    const { status, reason, draft } = await shown(client, user)
    assert.equal(status, 'failed')
    assert.match(reason, /holds no text/)
    assert.isNull(draft)
    assert.notDeepInclude(await waiting(), job)
  })

  test('is recognised in a job of its own, with places on the page, less sure, and says so', async ({
    client,
    assert,
  }) => {
    env.set('SCAN_RECOGNITION', 'on')
    const { user } = await givenCandidate()
    const job = await upload(client, user, await scan())
    await perform('resume.read', job)
    assert.deepInclude(await waiting(), job)
    assert.equal((await shown(client, user)).status, 'parsing')

    await perform('resume.recognise', job)
    const { status, draft, warnings } = await shown(client, user)
    assert.equal(status, 'ready')
    assert.equal(draft.fullName.value, truth.fullName)
    assert.equal(draft.email.value, truth.email)
    const posts = draft.employment.map((post: any) => [
      post.company?.value,
      post.title?.value,
      post.start?.value,
    ])
    for (const { company, title, start } of truth.employment)
      assert.deepInclude(posts, [company, title, start])
    // where the page shows it: the name is in the upper fifth
    const [x, y, width, height] = draft.fullName.box
    assert.isTrue(x > 0 && width > 20 && height > 8 && y < 842 / 5, String(draft.fullName.box))
    assert.isBelow(draft.fullName.confidence, 0.9)
    assert.match(warnings.join(' '), /recognised from pictures/)
    await perform('resume.recognise', job)
  })

  for (const lying of [90, 180, 270])
    test(`that lies turned by ${lying}° is read as it should stand, with places where it lies`, async ({
      assert,
    }) => {
      const draft = await reader.recognise(await scan(lying))
      assert.equal(draft.fullName?.value, truth.fullName)
      assert.equal(draft.email?.value, truth.email)
      assert.sameMembers(
        draft.employment.map(({ company }) => company?.value),
        truth.employment.map(({ company }) => company)
      )
      assert.match(draft.warnings.join(' '), /turned to be read/)
      const { width, height } = draft.pages[0]
      assert.equal(width > height, lying !== 180)
      // the name is at the top of the page, wherever that is
      const [x, y, wide, high] = draft.fullName!.box!
      assert.equal(high > wide, lying !== 180)
      if (lying === 90) assert.isAbove(x, (width * 4) / 5)
      if (lying === 180) assert.isAbove(y, (height * 4) / 5)
      if (lying === 270) assert.isBelow(x + wide, width / 5)
    })

  test('without a letter on it holds no text still', async ({ client, assert }) => {
    env.set('SCAN_RECOGNITION', 'on')
    const { user } = await givenCandidate()
    const job = await upload(client, user, pdf())
    await perform('resume.read', job)
    await perform('resume.recognise', job)
    assert.containsSubset(await shown(client, user), { status: 'failed', draft: null })
  })

  test('that takes too long is given up, and its process ends', async ({ assert }) => {
    const hasty = new ResumeReader({ vocabulary, scans: { ...scanLimits, milliseconds: 50 } })
    const error = await hasty.recognise(await scan()).catch((failed) => failed)
    assert.instanceOf(error, Unreadable)
    assert.equal(error.reason, 'too_slow')
    const { started, ended } = hasty.seen.scans
    assert.deepEqual({ started, ended }, { started: 1, ended: 1 })
  })

  test('is not blamed for language data that is missing', async ({ assert }) => {
    const error = await reader.recognise(pdf(), 'IN', 'docs').catch((failed) => failed)
    assert.notInstanceOf(error, Unreadable)
    assert.match(error.message, /SCAN_LANGUAGES names docs/)
  })
})
