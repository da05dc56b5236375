import { test, timeTravel } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { giveUp } from '#api/queue/queue'
import User from '#api/accounts/models/user'
import { bulkReader } from '#api/imports/bulk/bulk_reader'
import sweepBulkFiles from '#api/imports/bulk/sweep_bulk_files'
import BulkFile from '#api/imports/models/bulk_file'
import ImportedProfile from '#api/imports/models/imported_profile'
import { givenAdmin, givenCandidate, givenCompany } from '#tests/givens'
import { drainQueue } from '#tests/queue'
import { docx, pdf, zip } from '#tests/sample_files'
import { classic } from '#tests/resumes/pdf/one_column'
import { makePerson } from '#tests/resumes/people'
import { drawn, filesOf, mailOf, PATH, pdfs, people, post, read, tokenOf } from './given_upload.js'

const shown = async (client: ApiClient, admin: User, id: string) =>
  (await client.get(`${PATH}/${id}`).loginAs(admin)).body().data

/** By name: of files that arrive together none is the first. */
const inOrder = async (client: ApiClient, admin: User, id: string) =>
  (await filesOf(client, admin, id)).sort((one: any, other: any) =>
    one.fileName < other.fileName ? -1 : 1
  )

test.group('Bulk uploads of resumes', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.teardown(async () => {
    bulkReader.end()
    await drive.use().deleteAll()
  })

  test('are made by those who bring people in, and seen by those who see people', async ({
    client,
  }) => {
    ;(await client.post(PATH)).assertStatus(401)
    for (const { user } of [await givenCandidate(), await givenCompany()])
      (await post(client, user, pdfs(0))).assertStatus(403)
    ;(await post(client, await givenAdmin('content'), pdfs(0))).assertStatus(403)
    const support = await givenAdmin('support')
    ;(await post(client, support, pdfs(0))).assertStatus(403)
    const { _id } = (await post(client, await givenAdmin('moderator'), pdfs(0))).body().data
    ;(await client.get(`${PATH}/${_id}/files`).loginAs(support)).assertStatus(200)
    ;(await client.post(`${PATH}/${_id}/retry`).loginAs(support)).assertStatus(403)
    ;(await client.post(`${PATH}/999999/retry`).loginAs(await givenAdmin())).assertStatus(404)
  })

  test('without a file, or with an unknown basis, are refused and leave nothing', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin()
    const none = await client.post(PATH).loginAs(admin)
    none.assertStatus(422)
    none.assertBodyContains({ errors: [{ field: 'files' }] })
    const odd = await post(client, admin, pdfs(0), { basis: 'because' })
    odd.assertStatus(422)
    odd.assertBodyContains({ errors: [{ field: 'basis' }] })
    assert.isEmpty(await db.from('bulk_uploads'))
    assert.isEmpty(await db.from('bulk_files'))
  })

  test('become profiles that wait for their people, with the basis and an invitation', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin()
    const sent = await post(client, admin, pdfs(0, 1), {
      basis: 'consent',
      basisNote: 'Job fair in Pune, 14 November',
    })
    sent.assertStatus(201)
    const { _id } = sent.body().data
    assert.containsSubset(sent.body().data, { total: 2, state: 'working', percent: 0 })
    assert.lengthOf(await db.from('queue.job').where('name', 'bulk.read'), 1)

    await read(_id)
    assert.containsSubset(await shown(client, admin, _id), {
      state: 'done',
      total: 2,
      parsed: 2,
      failed: 0,
      duplicates: 0,
      percent: 100,
    })
    const [first, second] = await inOrder(client, admin, _id)
    assert.containsSubset(first, { fileName: 'resume-0.pdf', state: 'parsed', reason: null })
    assert.isString(second.devId)
    const user = await User.findByOrFail('email', mailOf(0))
    assert.containsSubset(user.$attributes, { status: 'unclaimed', userType: 'developer' })
    const profile = await ImportedProfile.findByOrFail('candidate_id', first.devId)
    assert.containsSubset(profile.$attributes, {
      basis: 'consent',
      basisNote: 'Job fair in Pune, 14 November',
      status: 'invited',
      importedBy: admin.id,
    })
    const [mail] = await db.from('mails').where('recipient', mailOf(0))
    assert.include(mail.body_text, 'Job fair in Pune')
    const [line] = await db.from('audit_log').where('action', 'bulk-pdf-uploads.create')
    assert.equal(line.actor_id, admin.id)
    const listed = await client.get(PATH).loginAs(admin)
    assert.equal(listed.body().data[0]._id, _id)
    assert.match(listed.header('content-range')!, /bulk-pdf-uploads 0-0\/1/)
  })

  test('know a person again by address, number and what the resume says', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin()
    const { user, candidate } = await givenCandidate()
    await user.merge({ email: mailOf(0) }).save()
    const { user: caller } = await givenCandidate()
    await caller.merge({ phone: people[1].truth.phone! }).save()
    const { user: colleague } = await givenCompany()
    await colleague.merge({ email: mailOf(2) }).save()
    const { _id } = (await post(client, admin, pdfs(0, 1, 2))).body().data
    await read(_id)
    const [byMail, byPhone, ofCompany] = await inOrder(client, admin, _id)
    assert.containsSubset(byMail, { state: 'duplicate', devId: String(candidate.id) })
    assert.include(byMail.reason, 'e-mail address')
    assert.include(byPhone.reason, 'phone number')
    assert.containsSubset(ofCompany, { state: 'failed', devId: null })
    assert.containsSubset(await shown(client, admin, _id), { duplicates: 2, failed: 1, parsed: 0 })

    // the same text in another file
    const fresh = makePerson(21, ['in'], false)
    const bytes = await classic(fresh)
    const again = Buffer.concat([bytes, Buffer.from('\n% another file\n')])
    const twice = (
      await post(client, admin, [
        { name: 'a.pdf', bytes },
        { name: 'b.pdf', bytes: again },
      ])
    ).body().data
    await read(twice._id)
    await User.query()
      .where('email', fresh.truth.email!)
      .update({ email: 'new@example.com', phone: null })
    const third = (
      await post(client, admin, [
        { name: 'c.pdf', bytes: Buffer.concat([again, Buffer.from('%')]) },
      ])
    ).body().data
    await read(third._id)
    assert.sameMembers(
      (await filesOf(client, admin, twice._id)).map(({ state }: any) => state),
      ['parsed', 'duplicate']
    )
    assert.include((await filesOf(client, admin, third._id))[0].reason, 'text of a resume')
  })

  test('tell which files were not taken and why, and read those again that can be', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin()
    const { _id, total, failed } = (
      await post(client, admin, [
        ...pdfs(0),
        { name: 'word.docx', bytes: docx() },
        { name: 'note.txt', bytes: Buffer.from('hello') },
        { name: 'large.pdf', bytes: pdf(1, 6 * 1024 * 1024) },
        { name: 'blank.pdf', bytes: pdf(1) },
      ])
    ).body().data
    assert.isAtLeast(total, 5)
    assert.isAtLeast(failed, 3)
    await read(_id)
    const files = await filesOf(client, admin, _id, '?limit=50')
    const byName = Object.fromEntries(files.map((file: any) => [file.fileName, file]))
    assert.include(byName['note.txt'].reason, 'no PDF')
    assert.include(byName['large.pdf'].reason, 'larger than 5 MB')
    assert.equal(byName['blank.pdf'].state, 'failed')
    assert.isTrue(byName['blank.pdf'].mayRetry)
    assert.isFalse(byName['note.txt'].mayRetry)
    assert.lengthOf(await filesOf(client, admin, _id, '?state=parsed'), 1)
    const before = await shown(client, admin, _id)
    const again = await client.post(`${PATH}/${_id}/retry`).loginAs(admin)
    again.assertStatus(200)
    assert.equal(again.body().data.failed, before.failed - 1)
    await read(_id)
    assert.equal((await shown(client, admin, _id)).failed, before.failed)
    await timeTravel(40 * 86_400)
    await db.from('bulk_files').update({ updated_at: new Date(Date.now() - 80 * 86_400_000) })
    assert.equal(await sweepBulkFiles(), 1)
    ;(await client.post(`${PATH}/${_id}/retry`).loginAs(admin)).assertStatus(409)
  })

  test('take zips, and no bomb', async ({ client, assert }) => {
    const admin = await givenAdmin()
    const packed = await zipOf({
      'people/a.pdf': drawn[0],
      '../../b.pdf': drawn[1],
      '__MACOSX/._a.pdf': Buffer.from('x'),
      'people/readme.txt': Buffer.from('no resume'),
    })
    const { _id } = (await post(client, admin, [{ name: 'all.zip', bytes: packed }])).body().data
    await read(_id)
    assert.containsSubset(await shown(client, admin, _id), { total: 3, parsed: 2, failed: 1 })
    const names = (await filesOf(client, admin, _id)).map(({ fileName }: any) => fileName)
    assert.sameMembers(names, ['a.pdf', 'b.pdf', 'readme.txt'])
    const bomb = (
      await post(client, admin, [
        { name: 'bomb.zip', bytes: zip({ 'a.pdf': 'x' }, 4_000_000_000) },
        { name: 'broken.zip', bytes: Buffer.from('PK\x03\x04 and nothing else') },
      ])
    ).body().data
    assert.containsSubset(bomb, { total: 2, failed: 2, state: 'done' })
  })

  test('that broke off are sent again: what is there already changes nothing', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin()
    const { _id } = (await post(client, admin, pdfs(0))).body().data
    await read(_id)
    const more = await post(client, admin, pdfs(0, 1), {}, `${PATH}/${_id}/files`)
    more.assertStatus(200)
    assert.containsSubset(more.body().data, { total: 2, state: 'working', percent: 50 })
    await drainQueue({ only: 'bulk.read' })
    assert.containsSubset(await shown(client, admin, _id), { total: 2, parsed: 2, percent: 100 })
    ;(await post(client, admin, pdfs(0), {}, `${PATH}/999999/files`)).assertStatus(404)
  })

  test('go on where a killed process was, and tell what nobody reads any more', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin()
    const { _id } = (await post(client, admin, pdfs(0, 1))).body().data
    const [first] = await BulkFile.query().where('upload_id', _id).orderBy('id')
    const later = new Date(Date.now() + 30_000)
    await db.from('bulk_files').where('id', first.id).update({ leased_until: later })
    await read(_id)
    assert.containsSubset(await shown(client, admin, _id), { parsed: 1, percent: 50 })
    const jobs = await db
      .from('queue.job')
      .where('name', 'bulk.read')
      .orderBy('start_after', 'desc')
    assert.isAbove(jobs[0].start_after.getTime(), Date.now() + 20_000)
    await db
      .from('bulk_files')
      .where('id', first.id)
      .update({ leased_until: new Date(0) })
    await read(_id)
    assert.containsSubset(await shown(client, admin, _id), { parsed: 2, percent: 100 })

    const other = (await post(client, admin, pdfs(2))).body().data
    await giveUp('bulk.read', { uploadId: Number(other._id) })
    assert.containsSubset(await shown(client, admin, other._id), { failed: 1, state: 'done' })
    ;(await client.post(`${PATH}/${other._id}/retry`).loginAs(admin)).assertStatus(200)
    await read(other._id)
    assert.containsSubset(await shown(client, admin, other._id), { failed: 0, parsed: 1 })
  })

  test('are removed with their profiles, but for those that were claimed', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin()
    const { _id } = (await post(client, admin, pdfs(0, 1))).body().data
    await read(_id)
    await client
      .post('/api/v1/imported-profile/claim')
      .json({ token: await tokenOf(mailOf(0)), password: 'a long enough secret' })
    const { storage_key: key } = await db
      .from('files')
      .join('users', 'users.id', 'files.owner_id')
      .where('users.email', mailOf(1))
      .firstOrFail()
    ;(await client.delete(`${PATH}/${_id}`).loginAs(admin)).assertStatus(200)
    assert.isNotNull(await User.findBy('email', mailOf(0)))
    assert.isNull(await User.findBy('email', mailOf(1)))
    assert.isEmpty(await db.from('mails').where('recipient', mailOf(1)))
    assert.isString(key)
    ;(await client.get(`${PATH}/${_id}`).loginAs(admin)).assertStatus(404)
  })
})

async function zipOf(files: Record<string, Buffer>) {
  const { ZipFile } = await import('yazl')
  const { buffer } = await import('node:stream/consumers')
  const made = new ZipFile()
  const out = buffer(made.outputStream)
  // yazl refuses names that climb; the reader must not trust them all the same
  for (const [name, content] of Object.entries(files))
    made.addBuffer(content, name.replace('../../', 'xx/yy/'))
  made.end()
  return Buffer.from((await out).toString('latin1').replaceAll('xx/yy/', '../../'), 'latin1')
}
