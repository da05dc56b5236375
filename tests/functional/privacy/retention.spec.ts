import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import Application from '#api/applications/models/application'
import anonymiseApplicants from '#api/privacy/anonymise_applicants'
import sweepAged from '#api/privacy/retention/sweep_aged'
import sweepImports from '#api/candidates/portability/sweep_imports'
import { givenApplication, givenCandidate, givenCompany, givenJob } from '#tests/givens'
import { setSettings } from '#tests/settings'

/** A rejection, so many days ago. */
async function givenRejected(daysAgo: number) {
  const { company, user } = await givenCompany()
  const found = await givenApplication(await givenJob(company))
  const ended = new Date(Date.now() - daysAgo * 86_400_000)
  await db.from('applications').where('id', found.application.id).update({
    status: 'rejected',
    ended_at: ended,
    cover_letter: 'Please take me',
    note: 'Not for us',
    feedback: 'We chose another',
  })
  return { ...found, company, owner: user }
}

test.group('What is removed by itself', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a company no longer sees whom it rejected a year ago, and the count stays', async ({
    client,
    assert,
  }) => {
    const { application, candidate, user, company, owner } = await givenRejected(367)
    await db.table('candidate_comments').insert({
      company_id: company.id,
      candidate_id: candidate.id,
      author_id: owner.id,
      body: 'Knows little',
    })
    const seen = async () =>
      JSON.stringify(
        (await client.get(`/api/v1/client/application/${application.id}`).loginAs(owner)).body()
      )
    assert.include(await seen(), user.lastName)
    assert.equal(await anonymiseApplicants(), 1)
    const after = await seen()
    for (const text of [user.lastName, user.email, 'Please take me', 'Not for us'])
      assert.notInclude(after, text)
    assert.include(after, 'A former')
    const row = await Application.findOrFail(application.id)
    assert.deepEqual(
      [row.status, row.resumeId, row.coverLetter, row.note, row.feedback],
      ['rejected', null, null, null, null]
    )
    assert.notEqual(row.candidateId, candidate.id)
    assert.lengthOf(await db.from('candidate_comments').where('candidate_id', candidate.id), 0)
    assert.lengthOf(
      await db
        .from('audit_log')
        .where({ action: 'applications.anonymise', subject_id: application.id }),
      1
    )
  })

  test('does it once, and leaves the person, the younger rejections and the hired', async ({
    assert,
  }) => {
    const old = await givenRejected(367)
    const young = await givenRejected(350)
    const hired = await givenRejected(400)
    await db.from('applications').where('id', hired.application.id).update({ status: 'hired' })
    assert.equal(await anonymiseApplicants(), 1)
    assert.equal(await anonymiseApplicants(), 0)
    for (const { application, candidate } of [young, hired])
      assert.equal((await Application.findOrFail(application.id)).candidateId, candidate.id)
    const person = await db.from('users').where('id', old.user.id).first()
    assert.deepEqual([person.status, person.email], ['active', old.user.email])
  })

  test('keeps what the company wrote while another application links the two', async ({
    assert,
  }) => {
    const { company, owner, ...applicant } = await givenRejected(367)
    await givenApplication(await givenJob(company), applicant)
    await db.table('candidate_comments').insert({
      company_id: company.id,
      candidate_id: applicant.candidate.id,
      author_id: owner.id,
      body: 'Knows more now',
    })
    assert.equal(await anonymiseApplicants(), 1)
    assert.lengthOf(
      await db.from('candidate_comments').where('candidate_id', applicant.candidate.id),
      1
    )
  })

  test('profiles brought along and not accepted are gone after 30 days', async ({ assert }) => {
    const { candidate } = await givenCandidate()
    for (const days of [31, 29])
      await db.table('profile_imports').insert({
        candidate_id: candidate.id,
        source: 'json_resume',
        draft: '{}',
        created_at: new Date(Date.now() - days * 86_400_000),
      })
    assert.equal(await sweepImports(), 1)
    assert.equal(await sweepImports(), 0)
    assert.lengthOf(await db.from('profile_imports').where('candidate_id', candidate.id), 1)
    assert.lengthOf(await db.from('audit_log').where('action', 'profile-imports.sweep'), 1)
  })

  test('notifications and mails go after their months, what a company wrote stays with the application', async ({
    assert,
    cleanup,
  }) => {
    const { application, candidate, user, company } = await givenRejected(1)
    const monthsAgo = (months: number) => DateTime.now().minus({ months, days: 1 }).toJSDate()
    const bells = (count: number, at: Date) =>
      db.rawQuery(
        `insert into notifications (user_id, kind, message, created_at) select ?, 'x', 'Told', ? from generate_series(1, ?)`,
        [user.id, at, count]
      )
    const mail = async (at: Date) => {
      const [{ id }] = await db
        .table('mails')
        .insert({
          user_id: user.id,
          recipient: user.email,
          kind: 'x',
          subject: 'x',
          body_text: 'x',
          body_html: 'x',
          status: 'sent',
          created_at: at,
        })
        .returning('id')
      return id as number
    }
    // more than go by one statement
    await bells(5_001, monthsAgo(24))
    await bells(2, monthsAgo(23))
    await mail(monthsAgo(24))
    const young = await mail(monthsAgo(23))
    const written = await mail(monthsAgo(36))
    const [{ id: batchId }] = await db
      .table('mail_batches')
      .insert({ company_id: company.id, subject: 'x', body: 'x', send_at: monthsAgo(36) })
      .returning('id')
    await db.table('company_mails').insert({
      company_id: company.id,
      batch_id: batchId,
      mail_id: written,
      candidate_id: candidate.id,
      application_id: application.id,
    })

    const left = () => db.from('notifications').where({ user_id: user.id, kind: 'x' })
    const undo = setSettings({ NOTIFICATIONS_KEEP_MONTHS: 0, MAILS_KEEP_MONTHS: 0 })
    cleanup(undo)
    assert.deepEqual(await sweepAged(), { notifications: 0, mails: 0 })
    undo()
    assert.deepEqual(await sweepAged(), { notifications: 5_001, mails: 1 })
    assert.deepEqual(await sweepAged(), { notifications: 0, mails: 0 })
    assert.lengthOf(await left(), 2)
    const mails = await db.from('mails').where({ user_id: user.id, kind: 'x' }).orderBy('id')
    assert.deepEqual(
      mails.map(({ id }) => id),
      [young, written]
    )
  })
})
