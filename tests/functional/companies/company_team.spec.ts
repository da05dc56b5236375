import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import Application from '#api/applications/models/application'
import Interview from '#api/interviews/models/interview'
import { isGstin } from '#api/companies/billing/tax_number'
import { givenCandidate, givenCompany, givenJob, givenMember } from '#tests/givens'

const url = (path: string) => `/api/v1/${path}`

test.group('A company team and its papers', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('the team is listed to owner and admin, the active ones to all, never another company', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const { company: other } = await givenCompany()
    const { user: stranger } = await givenMember(other, 'admin')
    const { user: recruiter } = await givenMember(company, 'recruiter')
    const { member: gone } = await givenMember(company, 'interviewer')
    await gone.merge({ status: 'deactivated' }).save()
    ;(await client.get(url('client/company-user')).loginAs(recruiter)).assertStatus(403)
    const all = await client.get(url('client/company-user')).loginAs(user)
    assert.sameMembers(
      all.body().data.map((row: any) => row._id),
      [user.id, recruiter.id, gone.userId].map(String)
    )
    assert.equal(all.body().pagination.total, 3)
    const active = await client.get(url('client/company-all-active-user')).loginAs(recruiter)
    assert.sameMembers(
      active.body().data.map((row: any) => row._id),
      [user.id, recruiter.id].map(String)
    )
    assert.notProperty(active.body().data[0], 'email')
    const searched = await client
      .get(url('client/company-user'))
      .qs({ search: `${recruiter.email}` })
      .loginAs(user)
    assert.equal(searched.body().pagination.total, 1)
    const hostile = await client.get(url('client/company-user')).qs({ search: '%' }).loginAs(user)
    assert.equal(hostile.body().pagination.total, 0)
    const theirs = await client.get(url('client/company-user')).loginAs(stranger)
    assert.notInclude(
      theirs.body().data.map((row: any) => row._id),
      String(user.id)
    )
  })

  test('the first entry is seen once', async ({ client, assert }) => {
    const { user } = await givenCompany()
    assert.deepEqual((await client.get(url('client/get-first-entry')).loginAs(user)).body().data, {
      firstEntry: true,
    })
    ;(await client.put(url('client/set-first-entry')).loginAs(user)).assertStatus(200)
    assert.deepEqual((await client.get(url('client/get-first-entry')).loginAs(user)).body().data, {
      firstEntry: false,
    })
  })

  test('a billing address is for those who pay, and an Indian one has its state and a true GSTIN', async ({
    client,
    assert,
  }) => {
    const { company } = await givenCompany()
    const { user } = await givenMember(company, 'billing')
    const address = {
      legalName: 'Orchard Maps Pvt Ltd',
      line1: '4 MG Road',
      city: 'Pune',
      state: 'MH',
      postalCode: '411001',
      countryCode: 'IN',
      taxNumber: '27AAPFU0939F1ZV',
    }
    for (const role of ['recruiter', 'hiring_manager', 'interviewer'] as const) {
      ;(
        await client
          .put(url('client/billing-address'))
          .loginAs((await givenMember(company, role)).user)
          .json(address)
      ).assertStatus(403)
    }
    ;(await client.get(url('client/billing-address')).loginAs(user)).assertBodyContains({
      data: null,
    })
    for (const [field, value] of [
      ['state', null],
      ['taxNumber', '27AAPFU0939F1ZX'],
      ['legalName', ''],
      ['countryCode', 'XX'],
      ['postalCode', '4110'],
    ] as const) {
      const response = await client
        .put(url('client/billing-address'))
        .loginAs(user)
        .json({ ...address, [field]: value })
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, field)
    }
    const save = (over: object) =>
      client
        .put(url('client/billing-address'))
        .loginAs(user)
        .json({ ...address, ...over })
    for (const [field, over, said] of [
      ['taxNumber', { state: 'KA' }, /begins with 27, and those of the chosen state with 29/],
      ['isSez', { isSez: true, taxNumber: null }, /GSTIN of its own; write it/],
      ['isSez', { isSez: true, countryCode: 'DE', state: null, taxNumber: null }, /choose India/],
    ] as const) {
      const refused = await save(over)
      refused.assertStatus(422)
      assert.containsSubset(refused.body().errors, [{ field }])
      assert.match(refused.body().errors[0].message, said)
    }
    assert.isTrue((await save({ isSez: true })).body().data.isSez)
    assert.isFalse((await save({})).body().data.isSez)
    const nameless = await client
      .put(url('client/billing-address'))
      .loginAs(user)
      .json({ ...address, line1: '' })
    assert.equal(nameless.body().errors[0].message, 'Street is needed')
    ;(await client.put(url('client/billing-address')).loginAs(user).json(address)).assertStatus(200)
    ;(
      await client
        .put(url('client/billing-address'))
        .loginAs(user)
        .json({ ...address, city: 'Mumbai' })
    ).assertStatus(200)
    const response = await client.get(url('client/billing-address')).loginAs(user)
    assert.containsSubset(response.body().data, {
      legalName: 'Orchard Maps Pvt Ltd',
      city: 'Mumbai',
      taxNumber: '27AAPFU0939F1ZV',
    })
    const { user: foreign } = await givenCompany()
    ;(await client.get(url('client/billing-address')).loginAs(foreign)).assertBodyContains({
      data: null,
    })
  })

  test('a GSTIN is known by its check digit', ({ assert }) => {
    for (const good of ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4']) assert.isTrue(isGstin(good), good)
    for (const bad of ['27AAPFU0939F1ZA', '27AAPFU0939F1Z', 'XXAAPFU0939F1ZV', ''])
      assert.isFalse(isGstin(bad), bad)
  })

  test('the dashboard counts its own company, shows what is due first, and assigned people see their jobs', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany({ answersDue: 2, answeredInTime: 1 })
    const { user: manager } = await givenMember(company, 'hiring_manager')
    const { user: biller } = await givenMember(company, 'billing')
    const job = await givenJob(company)
    const mine = await givenJob(company)
    await givenJob(company, { isApproved: null, submittedAt: DateTime.now() })
    await db
      .table('job_members')
      .insert({ company_id: company.id, job_id: mine.id, user_id: manager.id })
    const apply = async (jobId: number, over: object = {}) =>
      Application.create({
        companyId: company.id,
        jobId,
        candidateId: (await givenCandidate()).candidate.id,
        answerBy: DateTime.now().plus({ days: 3 }),
        ...over,
      } as Partial<Application>)
    await apply(job.id)
    const late = await apply(job.id, { answerBy: DateTime.now().minus({ days: 1 }) })
    await apply(mine.id, {
      status: 'hired',
      firstAnsweredAt: DateTime.now(),
      endedAt: DateTime.now(),
    })
    const talking = await apply(mine.id, { status: 'interview', firstAnsweredAt: DateTime.now() })
    await Interview.create({
      companyId: company.id,
      applicationId: talking.id,
      jobId: mine.id,
      candidateId: talking.candidateId,
      status: 'scheduled',
      round: 1,
      type: 'video',
      duration: 30,
      startsAt: DateTime.now().minus({ minutes: 5 }),
      endsAt: DateTime.now().plus({ minutes: 25 }),
      clientTimeZone: 'Asia/Kolkata',
      candidateTimeZone: 'Asia/Kolkata',
    } as Partial<Interview>)
    const { company: other } = await givenCompany()
    await givenJob(other)

    const { data } = (await client.get(url('client/dashboard')).loginAs(user)).body()
    assert.containsSubset(data, {
      savedProfilesCount: 0,
      openJobsCount: 2,
      candidatesHiredCount: 1,
      savedProfiles: [],
      responseRate: 50,
      applicationsByStatus: { applied: 2, hired: 1, interview: 1 },
    })
    assert.equal(data.today.applicationsWaiting[0].appliedId, String(late.id))
    assert.isTrue(data.today.applicationsWaiting[0].isLate)
    assert.lengthOf(data.today.interviews, 1)
    assert.lengthOf(data.today.jobsAwaitingApproval, 1)
    assert.lengthOf(data.candidatesHired, 1)
    assert.lengthOf(data.applicationsByDay, 30)
    assert.equal(data.applicationsByDay.at(-1).count, 4)

    const assigned = (await client.get(url('client/dashboard')).loginAs(manager)).body().data
    assert.deepEqual(
      [
        assigned.openJobsCount,
        assigned.today.applicationsWaitingCount,
        assigned.candidatesHiredCount,
      ],
      [1, 0, 1]
    )
    const paying = (await client.get(url('client/dashboard')).loginAs(biller)).body().data
    assert.deepEqual([paying.openJobsCount, paying.candidatesHiredCount], [0, 0])
  })
})
