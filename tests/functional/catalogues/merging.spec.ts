import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import AuditEntry from '#api/accounts/models/audit_entry'
import Assessment from '#api/assessments/models/assessment'
import CandidateSkill from '#api/candidates/models/candidate_skill'
import Employment from '#api/candidates/models/employment'
import giveUpMerge from '#api/catalogues/merging/give_up_merge'
import { movedFilter } from '#api/catalogues/merging/moved_filter'
import { skillParts } from '#api/catalogues/merging/skill_parts'
import SkillPage from '#api/content/models/skill_page'
import JobAlert from '#api/jobs/models/job_alert'
import SavedFilter from '#api/talent/models/saved_filter'
import CustomSkill from '#api/taxonomy/models/custom_skill'
import Skill from '#api/taxonomy/models/skill'
import Stack from '#api/taxonomy/models/stack'
import {
  givenAdmin,
  givenCandidate,
  givenCompany,
  givenJob,
  givenMember,
  givenSkill,
} from '#tests/givens'
import { drainQueue } from '#tests/queue'

const at = (skill: Skill) => `/api/v1/admin/skills/${skill.id}/merge`

/** Two names of one skill, and what names them. */
async function givenTwins() {
  const from = await givenSkill('Zebrajs')
  await from.merge({ aliases: ['ZJS'] }).save()
  const into = await givenSkill('Zebra.js')
  const other = await givenSkill('Quagga')
  const one = await givenCandidate()
  const both = await givenCandidate()
  await CandidateSkill.createMany([
    { candidateId: one.candidate.id, skillId: from.id, years: 3, level: 'advanced' },
    { candidateId: both.candidate.id, skillId: from.id, years: 5, level: 'expert', position: 0 },
    { candidateId: both.candidate.id, skillId: into.id, years: 2, level: 'beginner', position: 4 },
  ])
  await Employment.create({
    candidateId: one.candidate.id,
    company: 'Savanna',
    title: 'Developer',
    startsOn: '2020-01-01',
    skillIds: [other.id, from.id, into.id],
  })
  const { company, user } = await givenCompany()
  const job = await givenJob(company, {
    title: 'Grazing engineer',
    skillIds: [from.id, other.id, into.id],
    requiredSkillIds: [from.id],
  })
  const old = await givenJob(company, { title: 'Stable engineer', skillIds: [into.id] })
  const stack = await Stack.create({ name: 'Savanna', slug: 'savanna', skillIds: [from.id] })
  const filter = await SavedFilter.create({
    companyId: company.id,
    userId: user.id,
    name: 'Zebras',
    filter: { skills: { all: [from.id, into.id] }, minYears: { [from.id]: 2 } },
  })
  return { from, into, other, one, both, job, old, stack, filter }
}

test.group('Merging skills', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('strangers, companies and admins who keep no lists neither look nor merge', async ({
    client,
  }) => {
    const { from, into } = await givenTwins()
    const { company } = await givenCompany()
    ;(await client.get(at(from))).assertStatus(401)
    ;(await client.put(at(from)).json({ intoId: into.id })).assertStatus(401)
    for (const user of [
      (await givenMember(company, 'recruiter')).user,
      await givenAdmin('support'),
    ]) {
      ;(await client.get(at(from)).loginAs(user)).assertStatus(403)
      ;(await client.put(at(from)).json({ intoId: into.id }).loginAs(user)).assertStatus(403)
    }
  })

  test('itself, nothing, a skill that is not there and one that is off are refused beside the field', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin('content')
    const { from, into } = await givenTwins()
    const off = await givenSkill('Switched off')
    await off.merge({ status: 'inactive' }).save()
    for (const intoId of [undefined, from.id, 999_999_999, off.id]) {
      const response = await client.put(at(from)).json({ intoId }).loginAs(admin)
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, 'intoId')
    }
    ;(await client.get(at(from)).qs({ intoId: 'x' }).loginAs(admin)).assertStatus(422)
    ;(await client.get('/api/v1/admin/skills/999999999/merge').loginAs(admin)).assertStatus(404)
    await into.merge({ aliases: Array.from({ length: 49 }, (_, index) => `Zebra ${index}`) }).save()
    ;(await client.put(at(from)).json({ intoId: into.id }).loginAs(admin)).assertStatus(422)
    assert.lengthOf(await drainQueue({ only: 'skills.merge' }), 0)
  })

  test('what it touches, what names both and near names are told before', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin('content')
    const { from, into, other } = await givenTwins()
    const look = await client.get(at(from)).qs({ intoId: into.id }).loginAs(admin)
    look.assertStatus(200)
    const { touched, near } = look.body().data
    assert.deepEqual(
      Object.fromEntries(touched.map((part: any) => [part.name, [part.rows, part.both]])),
      {
        candidate_skills: [2, 1],
        employments: [1, 1],
        jobs: [1, 1],
        stacks: [1, 0],
        saved_filters: [1, 0],
      }
    )
    assert.deepEqual(near[0], { _id: String(into.id), skillName: 'Zebra.js' })
    assert.notInclude(
      near.map(({ _id }: { _id: string }) => _id),
      String(other.id)
    )
  })

  test('everything moves, doubles become one, the old name still finds, and the log has it', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin('content')
    const { from, into, other, one, both, job, old, stack, filter } = await givenTwins()
    const begun = await client
      .put(at(from))
      .json({ intoId: into.id, reason: 'The same thing' })
      .loginAs(admin)
    begun.assertStatus(200)
    assert.equal(begun.body().data.mergingIntoId, String(into.id))
    ;(await client.put(at(from)).json({ intoId: other.id }).loginAs(admin)).assertStatus(409)
    ;(await client.put(at(other)).json({ intoId: from.id }).loginAs(admin)).assertStatus(409)
    ;(await client.put(at(into)).json({ intoId: other.id }).loginAs(admin)).assertStatus(409)
    assert.lengthOf(await drainQueue({ only: 'skills.merge' }), 1)

    assert.isNull(await Skill.find(from.id))
    await into.refresh()
    assert.deepEqual(into.aliases, ['Zebrajs', 'ZJS'])
    const held = await CandidateSkill.query()
      .whereIn('candidateId', [one.candidate.id, both.candidate.id])
      .orderBy('candidateId')
    assert.deepEqual(
      held.map(({ skillId, years, level, position }) => [skillId, years, level, position]),
      [
        [into.id, 3, 'advanced', 0],
        [into.id, 5, 'expert', 0],
      ]
    )
    const employment = await Employment.findByOrFail('candidateId', one.candidate.id)
    assert.deepEqual(employment.skillIds, [other.id, into.id])
    await job.refresh()
    assert.deepEqual(job.skillIds, [into.id, other.id])
    assert.deepEqual(job.requiredSkillIds, [into.id])
    await stack.refresh()
    assert.deepEqual(stack.skillIds, [into.id])
    await filter.refresh()
    assert.deepEqual(filter.filter, {
      skills: { all: [into.id] },
      minYears: { [into.id]: 2 },
    })

    const picked = await client.get('/api/v1/skills').qs({ search: 'zebrajs' })
    assert.equal(picked.body().data[0]._id, String(into.id))
    const found = await client
      .get('/api/v1/admin/skills')
      .qs({ filter: '{"q":"ZJS"}' })
      .loginAs(admin)
    assert.equal(found.body().data[0]._id, String(into.id))
    // a job that named only the skill that stays is found by the name that is gone
    const named = await db.rawQuery(
      `select id from jobs where search @@ to_tsquery('simple', 'zebrajs') order by id`
    )
    assert.sameMembers(
      named.rows.map(({ id }: { id: number }) => id),
      [job.id, old.id]
    )
    const entry = await AuditEntry.findByOrFail('action', 'skills.merged')
    assert.equal(entry.actorId, admin.id)
    assert.equal(entry.subjectId, into.id)
    assert.equal(entry.reason, 'The same thing')
    assert.deepEqual(entry.changes.merged, { from: null, to: 'Zebrajs' })
    assert.deepEqual(entry.changes.Profiles, { from: null, to: 2 })
  })

  test('a name that is an alias is asked for no more, and an approved one joins its skill', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin('content')
    const { from, into, one } = await givenTwins()
    await client.put(at(from)).json({ intoId: into.id }).loginAs(admin)
    await drainQueue({ only: 'skills.merge' })
    const asked = await CustomSkill.create({
      requestedBy: one.user.id,
      kind: 'skill',
      name: 'zebraJS',
      status: 'pending',
    })
    const approved = await client
      .put(`/api/v1/admin/custom-skills/${asked.id}/approve`)
      .json({})
      .loginAs(admin)
    approved.assertStatus(200)
    assert.equal(approved.body().data.skillId, String(into.id))
  })

  test('of two tests the one of the skill that stays is offered, of two pages the address leads on', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin('content')
    const { from, into } = await givenTwins()
    const facts = { kind: 'skill', questionCount: 10, minutes: 10, passPercent: 60 } as const
    const [gone, kept] = await Assessment.createMany([
      { ...facts, name: 'Zebrajs', skillId: from.id },
      { ...facts, name: 'Zebra.js', skillId: into.id },
    ])
    const [former, page] = await SkillPage.createMany([
      {
        skillId: from.id,
        slug: 'zebrajs',
        title: 'Zebrajs',
        body: '<p>A</p>',
        status: 'published',
      },
      { skillId: into.id, slug: 'zebra', title: 'Zebra.js', body: '<p>B</p>', status: 'published' },
    ])
    await client.put(at(from)).json({ intoId: into.id }).loginAs(admin)
    await drainQueue({ only: 'skills.merge' })
    await gone.refresh()
    await kept.refresh()
    assert.deepEqual([gone.skillId, gone.status], [into.id, 'inactive'])
    assert.deepEqual([kept.skillId, kept.status], [into.id, 'active'])
    assert.isNull(await SkillPage.find(former.id))
    const redirect = await client.get('/skills/zebrajs').redirects(0)
    assert.equal(redirect.header('location'), '/skills/zebra')
    assert.exists(await SkillPage.find(page.id))
    const again = await client
      .put(`/api/v1/admin/assessments/${gone.id}`)
      .json({ status: 'active' })
      .loginAs(admin)
    again.assertStatus(409)
  })

  test('an alert for the skill asks for the other one; one that would be there twice is gone', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin('content')
    const { from, into, other, one, both } = await givenTwins()
    const facts = { frequency: 'daily', timeZone: 'Asia/Kolkata' } as const
    const search = (...skills: Skill[]) =>
      `skills=${skills
        .map(({ id }) => id)
        .toSorted((a, b) => a - b)
        .join('%2C')}`
    const [single, twice, pair] = await JobAlert.createMany([
      { ...facts, userId: one.user.id, search: search(from) },
      { ...facts, userId: both.user.id, search: search(from) },
      { ...facts, userId: one.user.id, search: `${search(from, other)}&city=Pune` },
      { ...facts, userId: both.user.id, search: search(into) },
    ])
    await client.put(at(from)).json({ intoId: into.id }).loginAs(admin)
    await drainQueue({ only: 'skills.merge' })
    await single.refresh()
    await pair.refresh()
    assert.equal(single.search, search(into))
    assert.deepInclude(Object.fromEntries(new URLSearchParams(pair.search)), {
      skills: [into.id, other.id].toSorted((a, b) => a - b).join(),
      city: 'Pune',
    })
    assert.isNull(await JobAlert.find(twice.id))
  })

  test('a merge that failed for good can be begun again, and one that runs twice does nothing more', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin('content')
    const { from, into } = await givenTwins()
    await client.put(at(from)).json({ intoId: into.id }).loginAs(admin)
    await giveUpMerge({ from: from.id, into: into.id, adminId: admin.id, reason: null })
    const again = await client.put(at(from)).json({ intoId: into.id }).loginAs(admin)
    again.assertStatus(200)
    assert.lengthOf(await drainQueue({ only: 'skills.merge' }), 2)
    assert.lengthOf(await AuditEntry.query().where('action', 'skills.merged'), 1)
  })

  test('every column that names skills is moved, or derived by a trigger', async ({ assert }) => {
    const { rows } = await db.rawQuery(
      `select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE' and column_name ~ 'skill_id(s|)$' group by 1`
    )
    // written by the triggers of jobs and profiles
    const derived = ['job_skills', 'candidate_documents']
    assert.isAbove(rows.length, 8)
    const tables = rows.map(({ name }: { name: string }) => name)
    assert.includeMembers([...skillParts.map(({ name }) => name), ...derived], tables)
  })

  test('a saved search keeps its form, and the years asked of the skill that stays', ({
    assert,
  }) => {
    assert.deepEqual(
      movedFilter(
        {
          search: 'x',
          skills: { any: [1, 2], none: [3] },
          minYears: { 2: 4, 1: 9 },
          testPassed: ['english', '1'],
        },
        { from: 1, into: 2 }
      ),
      {
        search: 'x',
        skills: { any: [2], none: [3] },
        minYears: { 2: 4 },
        testPassed: ['english', '2'],
      }
    )
  })
})
