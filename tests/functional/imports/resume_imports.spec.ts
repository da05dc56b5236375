import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#api/accounts/models/user'
import Application from '#api/applications/models/application'
import Resume from '#api/candidates/models/resume'
import { bulkReader } from '#api/imports/bulk/bulk_reader'
import ImportedProfile from '#api/imports/models/imported_profile'
import { classic } from '#tests/resumes/pdf/one_column'
import { makePerson } from '#tests/resumes/people'
import { givenCandidate, givenCompany, givenJob } from '#tests/givens'
import { pdf } from '#tests/sample_files'
import { broughtIn, IMPORTS, moved, sendFile, shownImport, zipOf } from './given_import.js'
import { drawn, mailOf, people } from './given_upload.js'

/** The same resume, saved a second time. */
const again = await classic(makePerson(11, ['in'], false))
/** Another one of the first person, whose address it has. */
const other = makePerson(14, ['in'], false)
const newer = await classic({
  ...other,
  truth: { ...other.truth, email: people[0].truth.email },
})

test.group('Resumes that a company brings in', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.teardown(async () => {
    bulkReader.end()
    await drive.use().deleteAll()
  })

  test('are put into a job of the company only, and one that takes people', async ({ client }) => {
    const { company, user } = await givenCompany()
    const foreign = await givenJob((await givenCompany()).company)
    const closed = await givenJob(company, { status: 'closed' })
    for (const job of [foreign, closed])
      for (const answer of [
        await sendFile(client, user, drawn[0], 'asha.pdf', { jobId: job.id }),
        await client
          .put(`${IMPORTS}/${(await sendFile(client, user, drawn[0], 'a.pdf')).body().data._id}`)
          .loginAs(user)
          .json({ jobId: job.id }),
      ]) {
        answer.assertStatus(422)
        answer.assertBodyContains({ errors: [{ field: 'jobId' }] })
      }
  })

  test('become applicants of the chosen job, each with their resume, and the rest is told by file', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const job = await givenJob(company, { title: 'Ledger Engineer' })
    const here = await givenCandidate()
    await here.user.merge({ email: mailOf(2) }).save()
    const zip = await zipOf({
      'resumes/one.pdf': drawn[0],
      'resumes/one again.pdf': again,
      'resumes/two.pdf': drawn[1],
      'resumes/one, newer.pdf': newer,
      'resumes/here already.pdf': drawn[2],
      'resumes/nobody.pdf': pdf(),
      'resumes/broken.pdf': Buffer.from('%PDF-1.4 and nothing more'),
      'resumes/photo.jpg': Buffer.from([0xff, 0xd8, 0xff]),
    })
    const sent = await sendFile(client, user, zip, 'resumes.zip', { jobId: job.id })
    sent.assertStatus(201)
    const { _id } = sent.body().data
    assert.containsSubset(sent.body().data, {
      system: 'resumes',
      job: { _id: String(job.id), jobTitle: 'Ledger Engineer' },
    })

    const checked = await moved(client, user, _id, 'check')
    assert.containsSubset(checked.counts, {
      job: { new: 0 },
      person: { new: 2, held: 1 },
      application: { new: 2, held: 1 },
      file: { new: 3, held: 1, faulty: 2 },
    })
    assert.deepEqual(checked.unplaced.map(({ field, count }: any) => [field, count]).sort(), [
      ['neither PDF nor Word (.docx)', 1],
      ['the same text as another file', 1],
    ])
    assert.isEmpty(await Application.query().where('job_id', job.id))

    const done = await moved(client, user, _id, 'run')
    assert.containsSubset(done, {
      status: 'done',
      percent: 100,
      counts: checked.counts,
      waiting: 2,
    })
    const applications = await Application.query()
      .where('job_id', job.id)
      .preload('candidate', (candidate) => candidate.preload('user'))
      .preload('resume')
      .orderBy('id')
    assert.sameMembers(
      applications.map(({ candidate }) => candidate.user.email),
      [mailOf(0), mailOf(1)]
    )
    const [first] = applications
    assert.containsSubset(first.$attributes, { status: 'applied', source: 'import' })
    assert.equal(first.candidate.user.status, 'unclaimed')
    assert.equal(first.resume.parsed?.email?.value.toLowerCase(), first.candidate.user.email)
    assert.equal(`${people[0].truth.fullName}`, applications[0].candidate.user.fullName)
    assert.lengthOf(await Resume.query().where('candidate_id', first.candidateId), 2)
    assert.containsSubset(
      (await ImportedProfile.findByOrFail('candidateId', first.candidateId)).$attributes,
      { companyId: company.id, basis: 'pre_contract' }
    )
    assert.equal((await job.refresh()).applicantCount, 2)
    const table = (await client.get(`${IMPORTS}/${_id}/faults`).loginAs(user)).text()
    assert.include(table, 'resumes/nobody.pdf,resume,,,,,')
    assert.include(table, 'The file is empty: its pages show nothing at all')
    assert.match(table, /resumes\/broken\.pdf,resume,.*damaged/)

    const undone = await moved(client, user, _id, 'undo')
    assert.containsSubset(undone.undone.removed, { person: 2, application: 2, file: 3 })
    assert.isNull(await User.findBy('email', mailOf(0)))
    assert.equal((await job.refresh()).applicantCount, 0)
  })

  test('stand in the pool without a job, and may be put into one later', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const done = await broughtIn(client, user, drawn[0], 'asha.pdf')
    assert.containsSubset(done, { system: 'resumes', job: null, counts: { job: { new: 1 } } })
    const pooled = await Application.query().where('company_id', company.id).preload('job')
    assert.deepEqual(
      pooled.map(({ source, job }) => [source, job.title]),
      [['talent_pool', 'Talent pool']]
    )

    const job = await givenJob(company, { title: 'Ledger Engineer' })
    const { _id } = (await sendFile(client, user, again, 'asha-2.pdf')).body().data
    ;(await client.put(`${IMPORTS}/${_id}`).loginAs(user).json({ jobId: job.id })).assertStatus(200)
    await moved(client, user, _id, 'check')
    await moved(client, user, _id, 'run')
    assert.containsSubset((await shownImport(client, user, _id)).counts, {
      person: { new: 0, known: 1 },
      application: { new: 1 },
      file: { new: 0, known: 1 },
    })
    assert.lengthOf(await Application.query().where('job_id', job.id), 1)
  })
})
