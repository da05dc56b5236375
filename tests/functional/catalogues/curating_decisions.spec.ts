import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import AuditEntry from '#api/accounts/models/audit_entry'
import CustomSkill from '#api/taxonomy/models/custom_skill'
import Skill from '#api/taxonomy/models/skill'
import Notification from '#api/notifications/models/notification'
import { givenAdmin, givenCandidate, givenCompany, givenJob, givenMember } from '#tests/givens'

const ADMIN = '/api/v1/admin'

test.group('Deciding in the catalogues', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a custom skill becomes a skill once; a rejection keeps its reason', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin('moderator')
    const wish = await CustomSkill.create({ name: 'C++ Templates', kind: 'skill' })
    const approved = await client.put(`${ADMIN}/custom-skills/${wish.id}/approve`).loginAs(admin)
    approved.assertStatus(200)
    assert.equal(approved.body().data.status, 'approved')
    assert.equal(
      (await Skill.findOrFail(approved.body().data.skillId)).slug,
      'c-plus-plus-templates'
    )
    ;(await client.put(`${ADMIN}/custom-skills/${wish.id}/approve`).loginAs(admin)).assertStatus(
      409
    )
    const other = await CustomSkill.create({ name: 'Typing', kind: 'skill' })
    ;(
      await client.put(`${ADMIN}/custom-skills/${other.id}/reject`).json({}).loginAs(admin)
    ).assertStatus(422)
    ;(
      await client
        .put(`${ADMIN}/custom-skills/${other.id}/reject`)
        .json({ reason: 'Not a skill of its own' })
        .loginAs(admin)
    ).assertStatus(200)
    assert.equal(
      (await AuditEntry.query().where({ action: 'custom-skills.reject' }).firstOrFail()).reason,
      'Not a skill of its own'
    )
  })

  test('a company is verified, suspended and made a top company, and its owner hears of it', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin('moderator')
    const { company, user } = await givenCompany({ verification: 'pending' })
    await givenMember(company, 'recruiter')
    const verified = await client
      .put(`${ADMIN}/clients/${company.id}/verify`)
      .json({ note: 'Papers seen' })
      .loginAs(admin)
    verified.assertStatus(200)
    assert.equal(verified.body().data.verification, 'verified')
    ;(await client.put(`${ADMIN}/clients/${company.id}/verify`).loginAs(admin)).assertStatus(409)
    const top = await client.put(`${ADMIN}/clients/${company.id}/top-company`).loginAs(admin)
    assert.isTrue(top.body().data.isTopCompany)
    ;(
      await client.put(`${ADMIN}/clients/${company.id}/suspend`).json({}).loginAs(admin)
    ).assertStatus(422)
    const suspended = await client
      .put(`${ADMIN}/clients/${company.id}/suspend`)
      .json({ reason: 'Jobs that ask for money' })
      .loginAs(admin)
    assert.equal(suspended.body().data.verification, 'suspended')
    const heard = await Notification.query().where('company_id', company.id).orderBy('id')
    assert.deepEqual(
      heard.map((row) => [row.userId, row.kind]),
      [
        [user.id, 'company.verified'],
        [user.id, 'company.suspended'],
      ]
    )
  })

  test('a submitted profile is approved; one that was not submitted is refused', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin('moderator')
    const { candidate, user } = await givenCandidate({ approval: 'submitted' })
    const approved = await client.put(`${ADMIN}/developers/${candidate.id}/approve`).loginAs(admin)
    approved.assertStatus(200)
    assert.equal(approved.body().data.approval, 'approved')
    assert.equal(approved.body().data.email, user.email)
    assert.equal(
      (await Notification.query().where('user_id', user.id).firstOrFail()).kind,
      'profile.approved'
    )
    const { candidate: raw } = await givenCandidate({ approval: 'incomplete' })
    ;(await client.put(`${ADMIN}/developers/${raw.id}/approve`).loginAs(admin)).assertStatus(409)
  })

  test('a waiting job is approved once, with its event and its audit line; rejecting needs a reason', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin('moderator')
    const { company, user } = await givenCompany()
    const job = await givenJob(company, { isApproved: null })
    const approved = await client.put(`${ADMIN}/jobs/${job.id}/approve`).loginAs(admin)
    approved.assertStatus(200)
    assert.containSubset(approved.body().data, {
      _id: String(job.id),
      isApproved: true,
      status: 'open',
    })
    ;(await client.put(`${ADMIN}/jobs/${job.id}/approve`).loginAs(admin)).assertStatus(409)
    const other = await givenJob(company, { isApproved: null })
    ;(await client.put(`${ADMIN}/jobs/${other.id}/reject`).json({}).loginAs(admin)).assertStatus(
      422
    )
    const rejected = await client
      .put(`${ADMIN}/jobs/${other.id}/reject`)
      .json({ reason: 'Say what the work is' })
      .loginAs(admin)
    assert.containSubset(rejected.body().data, { isApproved: false, status: 'open' })
    assert.deepEqual(
      (await AuditEntry.query().where('subject_type', 'jobs').orderBy('id')).map((entry) => [
        entry.action,
        entry.companyId,
        entry.reason,
      ]),
      [
        ['jobs.approve', company.id, null],
        ['jobs.reject', company.id, 'Say what the work is'],
      ]
    )
    assert.includeMembers(
      (await Notification.query().where('user_id', user.id)).map((row) => row.kind),
      ['job.approved', 'job.rejected']
    )
  })

  test('a bulk action does each row by itself and says which were refused', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin('moderator')
    const { candidate: ready } = await givenCandidate({ approval: 'submitted' })
    const { candidate: raw } = await givenCandidate({ approval: 'incomplete' })
    const response = await client
      .post(`${ADMIN}/developers/bulk/approve`)
      .json({ ids: [String(ready.id), String(raw.id), '99999999'] })
      .loginAs(admin)
    response.assertStatus(200)
    assert.deepEqual(response.body().data.done, [String(ready.id)])
    assert.lengthOf(response.body().data.refused, 2)
    await ready.refresh()
    assert.equal(ready.approval, 'approved')
  })

  test('admins are made by a super admin; nobody but admins are members; the last super stays', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin()
    const { user } = await givenCandidate()
    const made = await client
      .post(`${ADMIN}/members`)
      .json({
        fName: 'Mia',
        lName: 'Berg',
        email: 'mia@example.com',
        adminRole: 'support',
        password: 'a password for mia',
        userType: 'client',
      })
      .loginAs(admin)
    made.assertStatus(201)
    assert.notProperty(made.body().data, 'password')
    assert.equal(made.body().data.name, 'Mia Berg')
    ;(
      await client
        .post(`${ADMIN}/members`)
        .json({ fName: 'Mia', lName: 'Berg', email: 'MIA@example.com', adminRole: 'support' })
        .loginAs(admin)
    ).assertStatus(409)
    ;(await client.get(`${ADMIN}/members/${user.id}`).loginAs(admin)).assertStatus(404)
    ;(
      await client.put(`${ADMIN}/members/${user.id}`).json({ fName: 'Eve' }).loginAs(admin)
    ).assertStatus(404)
    ;(
      await client
        .put(`${ADMIN}/members/${made.body().data._id}/role`)
        .json({ adminRole: 'content' })
        .loginAs(admin)
    ).assertStatus(200)
    ;(
      await client
        .put(`${ADMIN}/members/${admin.id}/role`)
        .json({ adminRole: 'content' })
        .loginAs(admin)
    ).assertStatus(409)
    ;(await client.delete(`${ADMIN}/members/${admin.id}`).loginAs(admin)).assertStatus(409)
    ;(await client.delete(`${ADMIN}/members/${made.body().data._id}`).loginAs(admin)).assertStatus(
      200
    )
    const entry = await AuditEntry.query().where('action', 'members.create').firstOrFail()
    assert.notProperty(entry.changes, 'password')
  })
})
