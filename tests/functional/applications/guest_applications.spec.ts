import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import User from '#api/accounts/models/user'
import SignUp from '#api/accounts/models/sign_up'
import { jobMoves } from '#api/jobs/job_moves'
import type Job from '#api/jobs/models/job'
import Candidate from '#api/candidates/models/candidate'
import Application from '#api/applications/models/application'
import GuestApplication from '#api/applications/models/guest_application'
import sweepGuests from '#api/applications/guests/sweep_guests'
import { GUESTS_WAITING } from '#api/applications/guests/guest_facts'
import { eraseAccount } from '#api/privacy/erase_account'
import { perform } from '#api/queue/queue'
import { reader } from '#api/candidates/resume/draft/reader'
import { GUEST_HOURS } from '#api/applications/guests/guest_facts'
import {
  givenCandidate,
  givenCompany,
  givenJob,
  givenResume,
  givenSkill,
  PASSWORD,
} from '#tests/givens'
import { pdf } from '#tests/sample_files'
import { draftOf } from '../candidates/resume/given_draft.js'

const PATH = '/api/v1/guest-applications'
const WAITING = '/api/v1/candidate/waiting-applications'

/** A browser that is not signed in, with the ticket it was given. */
const browser = (client: ApiClient, ticket = '') => ({
  ticket,
  async upload(jobId: number | string, file: Buffer = pdf(), filename = 'cv.pdf') {
    const asked = client.post(PATH).qs({ jobId }).file('resume', file, { filename })
    const response = await (this.ticket
      ? asked.withPlainCookie('guest_ticket', this.ticket)
      : asked)
    this.ticket = response.cookie('guest_ticket')?.value ?? this.ticket
    return response
  },
  show(id: string) {
    return client.get(`${PATH}/${id}`).withPlainCookie('guest_ticket', this.ticket)
  },
  send(id: string, over: object = {}) {
    return client
      .put(`${PATH}/${id}`)
      .withPlainCookie('guest_ticket', this.ticket)
      .json({ fName: 'Meera', lName: 'Nair', email: guest, ...over })
  },
  confirm(id: string, code: string) {
    return client
      .post(`${PATH}/${id}/confirm`)
      .withPlainCookie('guest_ticket', this.ticket)
      .json({ code })
  },
})

/** An address of its own in each test, as codes go out once a minute. */
let guest = ''

const mailsTo = (recipient: string) => db.from('mails').where({ recipient }).orderBy('id')
const codeTo = async (recipient: string) =>
  (await mailsTo(recipient)).at(-1).body_text.match(/\b\d{6}\b/)![0] as string

async function givenPublicJob(over: Partial<Job> = {}) {
  const { company, user } = await givenCompany()
  return { company, owner: user, job: await givenJob(company, over) }
}

const asks = (question: string) => [
  {
    questionName: 'General Questions',
    isCustomQuestion: false,
    questionLists: [{ question, isMandatory: true, isAdded: true, isChecked: true }],
  },
]

test.group('Applying first, the account after', (group) => {
  group.each.setup(() => {
    guest = `meera-${process.pid}-${Date.now()}@example.com`
    return testUtils.db().wrapInGlobalTransaction()
  })
  group.teardown(async () => {
    reader.end()
    await drive.use().deleteAll()
  })

  test('another browser finds nothing of it', async ({ client }) => {
    const { job } = await givenPublicJob()
    const own = browser(client)
    const { _id } = (await own.upload(job.id)).body().data
    ;(await own.show(_id)).assertStatus(200)
    const other = browser(client)
    await other.upload(job.id)
    for (const stranger of [other, browser(client), browser(client, 'x')]) {
      ;(await stranger.show(_id)).assertStatus(404)
      ;(await stranger.send(_id)).assertStatus(404)
      ;(await stranger.confirm(_id, '123456')).assertStatus(404)
    }
  })

  test('takes a resume for a public job only, and says what is wrong with the form', async ({
    client,
    assert,
  }) => {
    const { company, job } = await givenPublicJob({ questionnaire: asks('Why us?') as any })
    const closed = await givenJob(company, { status: 'closed' })
    const own = browser(client)
    ;(await own.upload(closed.id)).assertStatus(404)
    ;(await own.upload('x')).assertStatus(422)
    ;(await own.upload(job.id, Buffer.from('no resume'), 'cv.pdf')).assertStatus(415)
    const forged = client
      .post(PATH)
      .qs({ jobId: job.id, challenge: 'forged', nonce: '1' })
      .file('resume', pdf(), { filename: 'cv.pdf' })
    ;(await forged).assertStatus(422)
    assert.isNull(await GuestApplication.first())

    const { _id } = (await own.upload(job.id)).body().data
    for (const [over, field] of [
      [{ email: 'nobody' }, 'email'],
      [{ fName: '' }, 'fName'],
      [{ proof: { challenge: 'forged', nonce: '1' }, answers: [answer()] }, 'proof'],
      [{ answers: [] }, 'answers.0'],
    ] as const) {
      const response = await own.send(_id, over)
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, field)
    }
    assert.lengthOf(await mailsTo(guest), 0)
    assert.isNull(await SignUp.first())
    ;(await own.send(_id, { website: 'https://spam.example', answers: [answer()] })).assertStatus(
      202
    )
    assert.lengthOf(await mailsTo(guest), 0)
  })

  const answer = () => ({ question: 'Why us?', answer: 'You answer' })

  test('the code of the mail sends it, and the account remains with what the resume says', async ({
    client,
    assert,
  }) => {
    const [node, sql, react] = [await givenSkill(), await givenSkill(), await givenSkill()]
    const { job, owner } = await givenPublicJob({
      skillIds: [node.id, sql.id],
      questionnaire: asks('Why us?') as any,
    })
    const own = browser(client)
    const { _id, status } = (await own.upload(job.id)).body().data
    assert.equal(status, 'queued')
    const parsed = draftOf({
      fullName: 'Meera van der Nair',
      email: guest.toUpperCase(),
      headline: 'Backend engineer of small systems',
      skills: [node.name, sql.name, react.name],
      employment: [{ company: 'Acme', title: 'Engineer', start: '2020-01', current: true }],
    })
    await GuestApplication.query().where('id', _id).update({ parse_status: 'ready', parsed })
    const form = (await own.show(_id)).body().data
    assert.containsSubset(form, {
      fName: 'Meera',
      lName: 'van der Nair',
      email: guest,
      skills: [node.name, sql.name, react.name],
      isSent: false,
    })

    const asked = await own.send(_id, {
      skills: [node.name, sql.name],
      coverLetter: 'Small is good',
      answers: [answer()],
      countryCode: 'DE',
      timeZone: 'Europe/Berlin',
    })
    asked.assertStatus(202)
    assert.isNull(await User.findBy('email', guest))
    const code = await codeTo(guest)
    ;(await own.confirm(_id, code === '000000' ? '111111' : '000000')).assertStatus(422)

    const done = await own.confirm(_id, code)
    done.assertStatus(200)
    assert.containsSubset(done.body().data, {
      userType: 'developer',
      refusal: null,
      user: { email: guest, emailVerified: true },
    })
    const user = await User.findByOrFail('email', guest)
    assert.isNull(user.password)
    assert.equal(user.countryCode, 'DE')
    const candidate = await Candidate.findByOrFail('userId', user.id)
    assert.equal(candidate.headline, 'Backend engineer of small systems')
    assert.lengthOf(await candidate.related('employments').query(), 1)
    const skills = await candidate.related('skills').query()
    assert.sameMembers(
      skills.map(({ skillId }) => skillId),
      [node.id, sql.id]
    )
    const application = await Application.findByOrFail('candidateId', candidate.id)
    assert.containsSubset(application.toJSON(), {
      jobId: job.id,
      status: 'applied',
      coverLetter: 'Small is good',
      answers: [answer()],
      skillsMatched: 2,
      resumeId: candidate.currentResumeId,
    })
    const told = await db.from('notifications').where('user_id', owner.id).select('kind')
    assert.include(
      told.map(({ kind }) => kind),
      'application.received'
    )
    assert.isNull(await GuestApplication.first())
    assert.isNull(await SignUp.first())
    ;(await own.confirm(_id, code)).assertStatus(404)
  })

  test('a resume that cannot be read is sent all the same', async ({ client, assert }) => {
    const { job } = await givenPublicJob()
    const own = browser(client)
    const { _id } = (await own.upload(job.id)).body().data
    await perform('guest-resume.read', { guestId: Number(_id) })
    const { status, reason } = (await own.show(_id)).body().data
    assert.equal(status, 'failed')
    assert.isNotEmpty(reason)
    await own.send(_id)
    ;(await own.confirm(_id, await codeTo(guest))).assertStatus(200)
    assert.isNotNull(await Application.first())
  })

  test('the code alone, or another browser, sends nothing', async ({ client, assert }) => {
    const { job } = await givenPublicJob()
    const victim = browser(client)
    const { _id } = (await victim.upload(job.id)).body().data
    await victim.send(_id)
    const code = await codeTo(guest)
    const response = await client.post('/api/v1/email-verification').json({ email: guest, code })
    response.assertStatus(422)
    assert.equal(response.body().code, 'E_PASSWORD_NEEDED')
    // who reads the mail may make the account with a password of their own; what a stranger filled in is not sent with it
    const made = await client
      .post('/api/v1/email-verification')
      .json({ email: guest, code, password: PASSWORD })
    made.assertStatus(200)
    assert.isNull(await Application.first())
    ;(await victim.confirm(_id, code)).assertStatus(422)
  })

  test('an address with an account is told by mail only, and it waits there', async ({
    client,
    assert,
  }) => {
    const { job } = await givenPublicJob()
    const { user, candidate } = await givenCandidate()
    const resume = await givenResume(candidate)
    const own = browser(client)
    const { _id } = (await own.upload(job.id)).body().data
    const known = await own.send(_id, { email: user.email, coverLetter: 'Mine' })
    const fresh = browser(client)
    const other = (await fresh.upload(job.id)).body().data._id
    const unknown = await fresh.send(other)
    assert.deepEqual(known.body().message, unknown.body().message)
    assert.equal(known.status(), unknown.status())
    const [mail] = await mailsTo(user.email)
    assert.equal(mail.kind, 'account.waiting')
    assert.notMatch(mail.body_text, /\b\d{6}\b/)
    ;(await own.confirm(_id, '123456')).assertStatus(422)
    assert.isNull(await Application.first())

    // nobody else sees it, and nothing is sent without its person
    const stranger = await givenCandidate()
    ;(await client.get(WAITING)).assertStatus(401)
    assert.lengthOf((await client.get(WAITING).loginAs(stranger.user)).body().data, 0)
    ;(await client.post(`${WAITING}/${_id}/send`).loginAs(stranger.user)).assertStatus(404)
    ;(await client.delete(`${WAITING}/${_id}`).loginAs(stranger.user)).assertStatus(404)
    const [waiting] = (await client.get(WAITING).loginAs(user)).body().data
    assert.containsSubset(waiting, { _id, jobTitle: job.title, fileName: 'cv.pdf' })
    const sent = await client.post(`${WAITING}/${_id}/send`).loginAs(user)
    sent.assertStatus(200)
    const application = await Application.findByOrFail('candidateId', candidate.id)
    assert.equal(application.coverLetter, 'Mine')
    assert.notEqual(application.resumeId, resume.id)
    await candidate.refresh()
    assert.equal(candidate.currentResumeId, resume.id, 'the current resume stays')
    assert.lengthOf((await client.get(WAITING).loginAs(user)).body().data, 0)
  })

  test('a company, and an account that is flooded, are told that the address is taken', async ({
    client,
    assert,
  }) => {
    const { job, owner } = await givenPublicJob()
    const own = browser(client)
    const { _id } = (await own.upload(job.id)).body().data
    await own.send(_id, { email: owner.email })
    assert.equal((await mailsTo(owner.email)).at(-1).kind, 'account.taken')
    assert.isNull((await GuestApplication.findOrFail(_id)).userId)

    const { user } = await givenCandidate()
    const rows = await GuestApplication.query()
    for (let each = 0; each < GUESTS_WAITING; each++)
      await GuestApplication.create({
        ...rows[0].$attributes,
        id: undefined,
        userId: user.id,
      } as Partial<GuestApplication>)
    await own.send(_id, { email: user.email })
    assert.isNull((await GuestApplication.findOrFail(_id)).userId)
  })

  test('what forbids applying is asked again when the code comes', async ({ client, assert }) => {
    const { job, owner } = await givenPublicJob()
    const own = browser(client)
    const { _id } = (await own.upload(job.id)).body().data
    await own.send(_id)
    await jobMoves.close(job, owner, { reason: 'cancelled' })
    const done = await own.confirm(_id, await codeTo(guest))
    done.assertStatus(200)
    assert.match(done.body().data.refusal, /takes no more applications/)
    assert.isNull(await Application.first())
    assert.isNotNull(await User.findBy('email', guest), 'the account remains')

    // the same of an account that it waits in
    const second = await givenPublicJob()
    const { user, candidate } = await givenCandidate()
    const { _id: waits } = (await own.upload(second.job.id)).body().data
    await own.send(waits, { email: user.email })
    await db
      .table('candidate_blocks')
      .insert({ candidate_id: candidate.id, company_id: second.company.id })
    const send = () => client.post(`${WAITING}/${waits}/send`).loginAs(user)
    ;(await send()).assertStatus(409)
    await db.from('candidate_blocks').delete()
    await candidate.merge({ visibility: 'suspended' }).save()
    ;(await send()).assertStatus(403)
    assert.isNull(await Application.first())
  })

  test('nothing of it is left a day later', async ({ client, assert }) => {
    const { job } = await givenPublicJob()
    const own = browser(client)
    const { _id } = (await own.upload(job.id)).body().data
    await own.send(_id)
    const { file } = await GuestApplication.query().where('id', _id).preload('file').firstOrFail()
    assert.isTrue(await drive.use().exists(file.storageKey))
    assert.equal(await sweepGuests(), 0)
    const later = DateTime.now().plus({ hours: GUEST_HOURS, minutes: 1 })
    const waits = await GuestApplication.findOrFail(_id)
    assert.isBelow(+waits.expiresAt, +later)
    assert.isBelow(+(await SignUp.firstOrFail()).expiresAt, +later)
    await waits.merge({ expiresAt: DateTime.now().minus({ minutes: 1 }) }).save()
    ;(await own.show(_id)).assertStatus(404)
    assert.equal(await sweepGuests(), 1)
    assert.isNull(await GuestApplication.first())
    assert.isNull(await SignUp.first())
    assert.isNull(await db.from('files').where('id', file.id).first())
  })

  test('an erased account takes what waits in it along', async ({ client, assert }) => {
    const { job } = await givenPublicJob()
    const { user } = await givenCandidate()
    const own = browser(client)
    const { _id } = (await own.upload(job.id)).body().data
    await own.send(_id, { email: user.email })
    const { fileId } = await GuestApplication.findOrFail(_id)
    await eraseAccount(user, PASSWORD)
    assert.isNull(await GuestApplication.first())
    assert.isNull(await db.from('files').where('id', fileId).first())
  })
})
