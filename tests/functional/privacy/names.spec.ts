import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import { bellTexts } from '#api/privacy/bell_texts'
import {
  givenApplication,
  givenCandidate,
  givenCompany,
  givenJob,
  givenMember,
  PASSWORD,
} from '#tests/givens'

const NAME = { firstName: 'Zelda', lastName: "Quist'gaard" }
const API = '/api/v1/client'

/** Every place of the database where the family name is written, as `table.column`, with the rows' ids. */
async function written(): Promise<Record<string, number[]>> {
  const { rows: columns } = await db.rawQuery(
    `select c.relname as place, a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
       join pg_type t on t.oid = a.atttypid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
       and t.typname in ('text', 'varchar', 'citext', 'json', 'jsonb', '_text')
       and exists (select from pg_attribute i where i.attrelid = c.oid and i.attname = 'id')`
  )
  const found: Record<string, number[]> = {}
  for (const { place, name } of columns) {
    const { rows } = await db.rawQuery('select id from ?? where ??::text ~* ?', [
      place,
      name,
      "quist('|&#39;|&#x27;|'')gaard",
    ])
    if (rows.length > 0) found[`${place}.${name}`] = rows.map(({ id }: { id: number }) => id)
  }
  return found
}

const bells = async (client: ApiClient, user: User) =>
  JSON.stringify((await client.get('/api/v1/notifications').loginAs(user)).body().data)

test.group('A name in what others were told', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('of a person who withdrew is read by the company no more, old rows and the news of it included', async ({
    client,
    assert,
  }) => {
    const { company, user: owner } = await givenCompany()
    const { user: colleague } = await givenMember(company, 'recruiter')
    const job = await givenJob(company)
    const { user, candidate } = await givenCandidate()
    await user.merge(NAME).save()
    await givenApplication(job, { user, candidate })
    await client
      .post(`${API}/candidate-comment`)
      .loginAs(owner)
      .json({
        devId: candidate.id,
        comment: 'What do you think?',
        mentions: [String(colleague.id)],
      })
    await db.from('mails').where('user_id', owner.id).update({ status: 'sent' })
    assert.include(await bells(client, owner), NAME.lastName)
    const before = await written()
    for (const place of ['notifications.message', 'mails.body_text', 'stream_events.payload'])
      assert.include(Object.keys(before), place)

    const blocked = await client.delete(`/api/v1/candidate/data-map/${company.id}`).loginAs(user)
    blocked.assertStatus(200)
    assert.notInclude(await bells(client, owner), 'gaard')
    assert.include(await bells(client, owner), 'A former applicant withdrew the application')
    const own = await db.from('mails').where('user_id', user.id).select('id')
    const after = await written()
    for (const place of Object.keys(after).filter((one) => one.startsWith('mails.')))
      assert.includeMembers(
        own.map(({ id }) => id),
        after[place],
        place
      )
    for (const place of ['notifications.message', 'notifications.data', 'stream_events.payload'])
      assert.notInclude(Object.keys(after), place)
    const news = await db
      .from('mails')
      .where({ user_id: owner.id, kind: 'application.withdrawn' })
      .firstOrFail()
    assert.equal(news.status, 'queued')
    assert.match(news.body_text, /A former applicant withdrew/)
    // what is about others stays
    assert.include(await bells(client, owner), job.title)
  })

  test('of a colleague who was removed is written nowhere', async ({ client, assert }) => {
    const { company, user: owner } = await givenCompany({ userLimit: 20 })
    const { user: colleague } = await givenMember(company, 'recruiter')
    const { user: gone, member } = await givenMember(company, 'recruiter')
    await gone.merge(NAME).save()
    const { application, candidate } = await givenApplication(await givenJob(company))
    const said = [
      client
        .post(`${API}/message-applicants`)
        .json({ appliedIds: [application.id], subject: 'Hello', text: 'When can you start?' }),
      client
        .post(`${API}/candidate-comment`)
        .json({ devId: candidate.id, comment: 'Look here', mentions: [String(colleague.id)] }),
      client.put(`${API}/applied-job-status`).json({ appliedId: application.id, status: 'offer' }),
    ]
    for (const call of said) assert.isBelow((await call.loginAs(gone)).status(), 300)
    await db.from('mails').where('user_id', colleague.id).update({ status: 'sent' })
    const before = await written()
    for (const place of ['notifications.message', 'mails.body_text', 'users.last_name'])
      assert.include(Object.keys(before), place)
    const removed = await client.delete(`${API}/delete-user`).qs({ userId: gone.id }).loginAs(owner)
    removed.assertStatus(200)
    assert.deepEqual(await written(), {})
    assert.equal((await member.refresh()).status, 'deactivated')
  })

  test('of an erased person is written nowhere, the reasons of the audit log included', async ({
    client,
    assert,
  }) => {
    const { company, user: owner } = await givenCompany()
    const { user: colleague } = await givenMember(company, 'recruiter')
    const { user, candidate } = await givenCandidate()
    await user.merge(NAME).save()
    await givenApplication(await givenJob(company), { user, candidate })
    const fetched = await client
      .post(`${API}/create-fetch-logs`)
      .loginAs(owner)
      .json({ devId: candidate.id, reason: "To call Zelda Quist'gaard" })
    fetched.assertStatus(201)
    await client
      .post(`${API}/candidate-comment`)
      .loginAs(owner)
      .json({
        devId: candidate.id,
        comment: 'What do you think?',
        mentions: [String(colleague.id)],
      })
    assert.include(Object.keys(await written()), 'audit_log.reason')
    const mentioned = { user_id: colleague.id, kind: 'comment.mention' }
    assert.include((await db.from('mails').where(mentioned).firstOrFail()).body_text, 'Zelda')
    const erased = await client.delete('/api/v1/account').loginAs(user).json({ password: PASSWORD })
    erased.assertStatus(200)
    assert.deepEqual(await written(), {})
    const mail = await db.from('mails').where(mentioned).firstOrFail()
    assert.notInclude(mail.body_text, 'Zelda')
  })

  test('goes out of every text of a bell, of one who {how}')
    .with([
      { how: 'withdrew', isAbout: true },
      { how: 'erased their account', isAbout: false },
    ])
    .run(async ({ client, assert }, { isAbout }) => {
      const { rows } = await db.rawQuery(
        `select column_name as name from information_schema.columns where table_name = 'notifications' and data_type in ('text', 'character varying')`
      )
      const texts: string[] = rows
        .map(({ name }: { name: string }) => name)
        .filter((name: string) => !(bellTexts.codes as readonly string[]).includes(name))
      assert.includeMembers(texts, ['message', 'alike_message', 'link'])
      const { company, user: owner } = await givenCompany()
      const { user, candidate } = await givenCandidate()
      await user.merge(NAME).save()
      await givenApplication(await givenJob(company), { user, candidate })
      const name = `${NAME.firstName} ${NAME.lastName}`
      const bell = {
        user_id: owner.id,
        company_id: company.id,
        candidate_id: isAbout ? candidate.id : null,
        kind: 'application.received',
      }
      const [{ id }] = await db
        .table('notifications')
        .insert({ ...bell, ...Object.fromEntries(texts.map((text) => [text, `/of ${name}`])) })
        .returning('id')
      const gone = isAbout
        ? client.delete(`/api/v1/candidate/data-map/${company.id}`)
        : client.delete('/api/v1/account').json({ password: PASSWORD })
      ;(await gone.loginAs(user)).assertStatus(200)
      const row = await db.from('notifications').where({ id }).firstOrFail()
      for (const text of texts) assert.notInclude(row[text], NAME.lastName, text)
    })

  test('that an erased person had before is written nowhere either', async ({ client, assert }) => {
    const { company, user: owner } = await givenCompany()
    const { user, candidate } = await givenCandidate({ approval: 'incomplete' })
    await user.merge(NAME).save()
    await givenApplication(await givenJob(company), { user, candidate })
    const applied = { user_id: owner.id, candidate_id: candidate.id }
    await db.table('mails').insert({
      ...applied,
      company_id: company.id,
      kind: 'application.received',
      recipient: owner.email,
      subject: `Zelda ${NAME.lastName} applied`,
      body_text: `Zelda ${NAME.lastName} applied for a job`,
      body_html: `Zelda ${NAME.lastName} applied for a job`,
      status: 'sent',
    })
    const renamed = await client
      .put('/api/v1/candidate/profile')
      .loginAs(user)
      .json({ fName: 'Mona', lName: 'Berg' })
    renamed.assertStatus(200)
    assert.include(Object.keys(await written()), 'mails.body_text')
    const erased = await client.delete('/api/v1/account').loginAs(user).json({ password: PASSWORD })
    erased.assertStatus(200)
    assert.deepEqual(await written(), {})
    assert.isNotNull(await db.from('mails').where(applied).first())
  })

  test('of a removed colleague goes with their ways in and signatures; what is the company’s stays', async ({
    client,
    assert,
  }) => {
    const { company, user: owner } = await givenCompany({ userLimit: 20 })
    const { user: gone } = await givenMember(company, 'admin')
    await gone.merge(NAME).save()
    const signed = await client
      .post(`${API}/signatures`)
      .loginAs(gone)
      .json({ name: 'Usual', body: `<p>${NAME.lastName}</p>` })
    signed.assertStatus(201)
    ;(await client.post('/api/v1/calendar-feed').loginAs(gone)).assertStatus(201)
    const identity = { user_id: gone.id, provider: 'google', subject: 'g-1' }
    await db.table('sign_in_identities').insert({
      ...identity,
      address: `${NAME.lastName}@example.com`,
      last_used_at: new Date(),
    })
    await db.table('webhooks').insert({
      company_id: company.id,
      made_by: gone.id,
      name: 'Ours',
      url: 'https://example.com/hook',
      events: ['job'],
      signing_secret: 'x',
      status: 'active',
    })
    assert.includeMembers(Object.keys(await written()), [
      'sign_in_identities.address',
      'mail_signatures.body',
    ])
    const removed = await client.delete(`${API}/delete-user`).qs({ userId: gone.id }).loginAs(owner)
    removed.assertStatus(200)
    assert.deepEqual(await written(), {})
    for (const table of ['sign_in_identities', 'mail_signatures', 'calendar_feeds', 'sessions'])
      assert.isNull(await db.from(table).where('user_id', gone.id).first(), table)
    assert.isNotNull(await db.from('webhooks').where('company_id', company.id).first())
  })
})
