import sharp from 'sharp'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import Perk from '#api/taxonomy/models/perk'
import Industry from '#api/taxonomy/models/industry'
import { companyRights, type CompanyRight } from '#api/companies/access/company_rights'
import { can } from '#api/companies/access/can'
import { companyRoles } from '#api/companies/access/company_rights'
import { givenAdmin, givenCandidate, givenCompany, givenJob, givenMember } from '#tests/givens'

const url = (path: string) => `/api/v1/${path}`

const industry = () => Industry.firstOrCreate({ slug: 'software' }, { name: 'Software' })

const whole = async () => ({
  about: '<p>We make maps for delivery riders.</p>',
  industryId: (await industry()).id,
  website: 'https://example.com',
  size: '11-50',
  city: 'Pune',
  email: 'people@example.com',
})

test.group('Company profile', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is closed to strangers, candidates and admins', async ({ client }) => {
    const { user } = await givenCandidate()
    for (const path of [
      'company-profile',
      'client/dashboard',
      'client/get-first-entry',
      'client/company-user',
      'client/company-all-active-user',
      'client/billing-address',
      'client/page-access/post_job',
    ]) {
      ;(await client.get(url(path))).assertStatus(401)
      ;(await client.get(url(path)).loginAs(user)).assertStatus(403)
      ;(await client.get(url(path)).loginAs(await givenAdmin())).assertStatus(403)
    }
  })

  test('can be edited by owner and admin only', async ({ client }) => {
    const { company } = await givenCompany()
    for (const role of companyRoles) {
      const { user } = await givenMember(company, role)
      const response = await client
        .put(url('company-profile'))
        .loginAs(user)
        .json({ tagline: `By the ${role}` })
      response.assertStatus(role === 'owner' || role === 'admin' ? 200 : 403)
      if (response.status() === 403) response.assertBodyContains({ reason: 'role' })
    }
  })

  test('refuses what is out of bounds, by field', async ({ client, assert }) => {
    const { user } = await givenCompany()
    const bad: [string, unknown][] = [
      ['companyName', 'x'.repeat(121)],
      ['tagline', 'x'.repeat(161)],
      ['about', `<p>${'x'.repeat(10_001)}</p>`],
      ['website', 'http://example.com'],
      ['website', 'https://user:pass@example.com'],
      ['website', 'javascript:alert(1)'],
      ['email', 'nobody'],
      ['phone', '12'],
      ['industryId', 999_999_999],
      ['size', 'huge'],
      ['foundedYear', 3000],
      ['countryCode', 'ZZ'],
      ['perks', [999_999_999]],
      ['perks', 'all'],
      ['links.linkedin', { linkedin: 'https://linkedin.com.evil.example/company/x' }],
    ]
    for (const [field, value] of bad) {
      const response = await client
        .put(url('company-profile'))
        .loginAs(user)
        .json(field.includes('.') ? { links: value } : { [field]: value })
      assert.equal(
        response.body().errors?.[0].field,
        field,
        `${JSON.stringify(value)?.slice(0, 80)} answered ${response.status()}`
      )
      response.assertStatus(422)
    }
  })

  test('keeps what was not sent, keeps the slug, and stores nothing unknown', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany({ verification: 'unverified' })
    const perk = await Perk.create({ name: 'Books', slug: 'books' })
    const response = await client
      .put(url('company-profile'))
      .loginAs(user)
      .json({
        companyName: 'Second Name',
        about: '<p>Hello<script>alert(1)</script> <a href="javascript:x()">there</a></p>',
        perks: [String(perk.id)],
        links: { linkedin: 'https://www.linkedin.com/company/second' },
        state: 'mh',
        stateName: 'Maharashtra',
        verification: 'verified',
        isTopCompany: true,
        companyId: 1,
        strikes: 0,
      })
    response.assertStatus(200)
    const { data } = response.body()
    assert.containsSubset(data, {
      _id: String(company.id),
      companyName: 'Second Name',
      slug: company.slug,
      city: 'Pune',
      state: 'MH',
      stateName: 'Maharashtra',
      isTopCompany: false,
      perks: [{ _id: String(perk.id), name: 'Books' }],
      links: { linkedin: 'https://www.linkedin.com/company/second' },
    })
    assert.notInclude(data.about, 'script')
  })

  test('takes a picture as its logo, nothing else, and from no one else', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const { user: recruiter } = await givenMember(company, 'recruiter')
    const picture = await sharp({
      create: { width: 64, height: 64, channels: 3, background: '#0e6b50' },
    })
      .png()
      .toBuffer()
    const send = (content: Buffer, who = user) =>
      client
        .post(url('company-profile/logo'))
        .loginAs(who)
        .file('logo', content, { filename: 'logo.png' })
    ;(await send(picture, recruiter)).assertStatus(403)
    ;(await send(Buffer.from('<svg onload="alert(1)"/>'))).assertStatus(415)
    ;(await client.post(url('company-profile/logo')).loginAs(user)).assertStatus(422)
    const response = await send(picture)
    response.assertStatus(200)
    assert.match(response.body().data.logo, /^\/images\/[0-9a-f]{32}\.webp$/)
    assert.notEqual((await send(picture)).body().data.logo, response.body().data.logo)
    assert.lengthOf(await db.from('files').where({ company_id: company.id, purpose: 'logo' }), 1)
  })

  test('asks for verification when it is whole, tells the admins, and not twice', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin()
    const { company, user } = await givenCompany({
      verification: 'unverified',
      about: null,
      email: null,
    })
    const early = await client.post(url('client/request-verification')).loginAs(user)
    early.assertStatus(409)
    assert.include(early.body().missing, 'About the company')
    ;(
      await client
        .put(url('company-profile'))
        .loginAs(user)
        .json(await whole())
    ).assertStatus(200)
    const { user: recruiter } = await givenMember(company, 'recruiter')
    ;(await client.post(url('client/request-verification')).loginAs(recruiter)).assertStatus(403)
    const response = await client.post(url('client/request-verification')).loginAs(user)
    response.assertStatus(200)
    assert.equal(response.body().data.verification, 'pending')
    const notice = await db
      .from('notifications')
      .where({ user_id: admin.id, kind: 'company.verification_requested' })
      .first()
    assert.equal(notice.company_id, company.id)
    ;(await client.post(url('client/request-verification')).loginAs(user)).assertStatus(409)

    // what an administrator notes on verifying stays in the console
    const verified = await client
      .put(`/api/v1/admin/clients/${company.id}/verify`)
      .loginAs(await givenAdmin('moderator'))
      .json({ note: 'Called their desk' })
    verified.assertStatus(200)
    const own = await client.get(url('company-profile')).loginAs(user)
    assert.equal(own.body().data.verification, 'verified')
    assert.notInclude(own.text(), 'Called their desk')
  })
})

test.group('Companies in public', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('show no address to write to, and only when verified and active', async ({
    client,
    assert,
  }) => {
    const { company } = await givenCompany({
      email: 'secret@example.com',
      phone: '+919876543210',
      answersDue: 4,
      answeredInTime: 3,
    })
    await givenJob(company)
    const response = await client.get(url('company-profile/open')).qs({ slug: company.slug })
    response.assertStatus(200)
    assert.containsSubset(response.body().data, {
      companyName: company.name,
      responseRate: 75,
      openJobsCount: 1,
      isVerified: true,
    })
    for (const secret of ['email', 'phone', 'verificationNote'])
      assert.notProperty(response.body().data, secret)
    for (const over of [{ verification: 'pending' as const }, { isActive: false }]) {
      const { company: hidden } = await givenCompany(over)
      ;(await client.get(url('company-profile/open')).qs({ slug: hidden.slug })).assertStatus(404)
    }
    ;(await client.get(url('company-profile/open'))).assertStatus(422)
    ;(await client.get(url('company-profile/open')).qs({ slug: "' or 1=1 --" })).assertStatus(404)
  })

  test('list their public jobs by slug, and no others', async ({ client, assert }) => {
    const { company } = await givenCompany()
    const { company: other } = await givenCompany()
    const job = await givenJob(company)
    await givenJob(company, { status: 'draft' })
    await givenJob(company, { isApproved: null })
    await givenJob(other)
    const response = await client.get(url(`get-company-jobs/${company.slug}`))
    assert.deepEqual(
      response.body().data.map((row: any) => row._id),
      [String(job.id)]
    )
    assert.equal(response.body().pagination.total, 1)
    const { company: hidden } = await givenCompany({ verification: 'suspended' })
    ;(await client.get(url(`get-company-jobs/${hidden.slug}`))).assertStatus(404)
    ;(await client.get(url(`get-company-jobs/${company.slug}?limit=1000`))).assertStatus(422)
  })

  test('the top ones are those an admin chose, by open jobs', async ({ client, assert }) => {
    const industryId = (await industry()).id
    const { company: quiet } = await givenCompany({ isTopCompany: true, industryId })
    const { company: hiring } = await givenCompany({ isTopCompany: true, industryId })
    await givenCompany({ isTopCompany: false, industryId })
    await givenCompany({ isTopCompany: true, verification: 'suspended', industryId })
    await givenJob(hiring)
    await givenJob(quiet, { status: 'paused' })
    const response = await client.get(url('top-companies')).qs({ industryId })
    assert.deepEqual(
      response.body().data.map((row: any) => [row._id, row.openJobsCount]),
      [
        [String(hiring.id), 1],
        [String(quiet.id), 0],
      ]
    )
    assert.equal(response.body().pagination.total, 2)
    for (const bad of ['limit=0', 'limit=101', 'industryId=abc', 'page=x'])
      (await client.get(`${url('top-companies')}?${bad}`)).assertStatus(422)
  })
})

test.group('What a member may do', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('every role and page answers from the one table', async ({ client, assert }) => {
    const { company } = await givenCompany({ userLimit: 20 })
    for (const role of companyRoles) {
      const { user, member } = await givenMember(company, role)
      await member.load('company')
      for (const page of Object.keys(companyRights) as CompanyRight[]) {
        const response = await client.get(url(`client/page-access/${page}`)).loginAs(user)
        response.assertStatus(200)
        assert.deepEqual(response.body().data, { ...can(member, page) }, `${role} ${page}`)
      }
    }
    const { user } = await givenMember(company, 'owner')
    for (const unknown of ['nothing', '__proto__', 'toString'])
      (await client.get(url(`client/page-access/${unknown}`)).loginAs(user)).assertStatus(404)
  })

  test('an assigned page asks for the job, and a foreign job is not there', async ({
    client,
    assert,
  }) => {
    const { company } = await givenCompany()
    const { user } = await givenMember(company, 'hiring_manager')
    const job = await givenJob(company)
    const ask = async (jobId: number) =>
      client.get(url('client/page-access/edit_job')).qs({ jobId }).loginAs(user)
    assert.containsSubset((await ask(job.id)).body().data, { allowed: false, reason: 'membership' })
    await db
      .table('job_members')
      .insert({ company_id: company.id, job_id: job.id, user_id: user.id })
    assert.deepEqual((await ask(job.id)).body().data, { allowed: true })
    const { company: other } = await givenCompany()
    ;(await ask((await givenJob(other)).id)).assertStatus(404)
  })

  test('a deactivated member and a switched-off company are refused with the reason', async ({
    client,
  }) => {
    const { company, user, member } = await givenCompany()
    await member.merge({ status: 'deactivated' }).save()
    ;(await client.get(url('client/page-access/post_job')).loginAs(user)).assertStatus(403)
    const { user: colleague } = await givenMember(company, 'admin')
    await company.merge({ isActive: false }).save()
    const response = await client.get(url('client/dashboard')).loginAs(colleague)
    response.assertStatus(403)
    response.assertBodyContains({ reason: 'status' })
  })
})
