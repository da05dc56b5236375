import { test } from '@japa/runner'
import { deflateRawSync } from 'node:zlib'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import ProfileImport from '#api/candidates/models/profile_import'
import { pdfDrawers } from '#api/candidates/portability/resume_pdf'
import { reader } from '#api/candidates/resume/draft/reader'
import { givenCandidate, givenCompany, givenSkill } from '#tests/givens'
import { docx, zip } from '#tests/sample_files'
import { givenReadResume } from './resume/given_draft.js'
import { API, givenFullProfile } from '#tests/functional/candidates/portability_givens'

const shown = async (client: ApiClient, user: User) =>
  (await client.get(`${API}/parsed-resume`).loginAs(user)).body().data

const upload = (client: ApiClient, user: User, file: Buffer) =>
  client
    .post(`${API}/import/linkedin`)
    .loginAs(user)
    .file('archive', file, { filename: 'Basic_LinkedInDataExport.zip' })

const linkedin = (more: Record<string, string> = {}) =>
  zip({
    'Profile.csv':
      '\ufeffFirst Name,Last Name,Headline,Summary,Geo Location,Twitter Handles,Websites\r\nMei,Tanaka,"Engineer, small systems","Builds ""quiet"" things\r\nin two lines","Pune, Maharashtra, India",[],[PORTFOLIO:https://mei.dev]\r\n',
    'Positions.csv':
      'Company Name,Title,Description,Location,Started On,Finished On\nFigma,Engineer,"Built, and ran, the feed",Remote,Mar 2021,\nNotion,Intern,,,Jun 2019,Feb 2021\n',
    'Education.csv':
      'School Name,Start Date,End Date,Notes,Degree Name,Activities\nTrinity College Dublin,2015,2019,,"BA, Mathematics",\n',
    'Skills.csv': 'Name\nTypeScript\n',
    'Certifications.csv':
      'Name,Url,Authority,Started On,Finished On,License Number\nCKA,,CNCF,Jan 2023,,x\n',
    'Email Addresses.csv':
      'Email Address,Confirmed,Primary,Updated On\nmei@example.org,Yes,Yes,now\n',
    'Connections.csv': 'First Name,Last Name\nSome,Body\n',
    ...more,
  })

test.group('Portability', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  group.teardown(() => {
    reader.end()
    pdfDrawers.end()
  })

  test('belongs to candidates', async ({ client }) => {
    const { user } = await givenCompany()
    for (const path of ['export/json-resume', 'export/resume.pdf']) {
      ;(await client.get(`${API}/${path}`)).assertStatus(401)
      ;(await client.get(`${API}/${path}`).loginAs(user)).assertStatus(403)
    }
    for (const path of ['import/json-resume', 'import/linkedin']) {
      ;(await client.post(`${API}/${path}`)).assertStatus(401)
      ;(await client.post(`${API}/${path}`).loginAs(user)).assertStatus(403)
    }
  })

  test('refuses what is no such file, and unpacks no bomb', async ({ client, assert }) => {
    const { user } = await givenCandidate()
    const json = await client.post(`${API}/import/json-resume`).loginAs(user).json({ work: 'none' })
    json.assertStatus(422)
    ;(await client.get(`${API}/export/resume.pdf?layout=x`).loginAs(user)).assertStatus(422)
    ;(await upload(client, user, Buffer.from('First Name,Last Name'))).assertStatus(415)
    ;(await upload(client, user, docx())).assertStatus(415)
    const none = await upload(
      client,
      user,
      zip({ 'Connections.csv': 'a,b', '../../Other.csv': 'x' })
    )
    none.assertStatus(422)
    assert.match(none.body().message, /not the data export of LinkedIn/)

    const bomb = deflateRawSync(Buffer.alloc(100 * 1024 * 1024, 'a'), { level: 9 })
    const packed = deflatedZip('Profile.csv', bomb)
    ;(await upload(client, user, packed)).assertStatus(422)
    assert.lengthOf(await ProfileImport.all(), 0)
  })

  test('LinkedIn’s export becomes a draft beside the profile, and is accepted from there', async ({
    client,
    assert,
  }) => {
    const { user, candidate } = await givenCandidate({ headline: null, approval: 'incomplete' })
    await givenSkill('TypeScript')
    ;(await upload(client, user, linkedin())).assertStatus(201)
    const { source, status, draft } = await shown(client, user)
    assert.deepEqual([source, status], ['linkedin', 'ready'])
    assert.equal(draft.fullName.value, 'Mei Tanaka')
    assert.equal(draft.summary.value, 'Builds "quiet" things\nin two lines')
    assert.equal(draft.website.value, 'https://mei.dev')
    assert.equal(draft.employment[0].description.value, 'Built, and ran, the feed')
    assert.containsSubset(draft.employment[1], {
      start: { value: '2019-06' },
      end: { value: '2021-02' },
      current: false,
    })
    assert.containsSubset(draft.education[0], {
      degree: { value: 'BA' },
      field: { value: 'Mathematics' },
      start: { value: '2015' },
    })

    const done = await client
      .post(`${API}/parsed-resume/apply`)
      .loginAs(user)
      .json({
        accept: [
          'fullName',
          'headline',
          'employment.0',
          'employment.1',
          'skills.0',
          'certifications.0',
          'website',
        ],
        source: 'import',
      })
    assert.lengthOf(done.body().data.skipped, 0)
    assert.lengthOf(await candidate.related('employments').query(), 2)
  })

  test('a newer resume counts before an older import, and either can be asked for', async ({
    client,
    assert,
  }) => {
    const { user, candidate } = await givenCandidate()
    await client
      .post(`${API}/import/json-resume`)
      .loginAs(user)
      .json({ basics: { name: 'Mei Tanaka' } })
    const resume = await givenReadResume(candidate, { fullName: 'Mei T. Tanaka' })
    await resume.merge({ createdAt: resume.createdAt.plus({ minutes: 1 }) }).save()
    assert.equal((await shown(client, user)).draft.fullName.value, 'Mei T. Tanaka')
    const old = (await client.get(`${API}/parsed-resume?source=import`).loginAs(user)).body().data
    assert.equal(old.draft.fullName.value, 'Mei Tanaka')
    await client
      .post(`${API}/import/json-resume`)
      .loginAs(user)
      .json({ basics: { name: 'Mei' } })
    assert.lengthOf(await ProfileImport.query().where('candidate_id', candidate.id), 1)
  })

  test('what goes out as JSON Resume comes back as the same profile', async ({
    client,
    assert,
  }) => {
    const { user } = await givenFullProfile()
    const exported = await client.get(`${API}/export/json-resume`).loginAs(user)
    exported.assertStatus(200)
    const resume = exported.body()
    assert.containsSubset(resume, {
      basics: { name: 'Asha Deshpande', phone: '+919876543210', url: 'https://asha.dev/' },
      work: [{ name: 'Razorpay', position: 'Senior Software Engineer', startDate: '2021-03' }],
    })
    ;(await client.post(`${API}/import/json-resume`).loginAs(user).json(resume)).assertStatus(201)
    const own = await shown(client, user)
    const differing = own.beside.filter((one: any) => one.state !== 'same')
    assert.deepEqual(differing, [])

    const fresh = await givenCandidate({
      headline: null,
      city: null,
      countryCode: 'IN',
      approval: 'incomplete',
    })
    await client.post(`${API}/import/json-resume`).loginAs(fresh.user).json(resume)
    const { beside } = await shown(client, fresh.user)
    const parts = beside
      .map((one: any) => one.part)
      .filter((part: string) => !['email', 'location'].includes(part))
    const { skipped } = (
      await client.post(`${API}/parsed-resume/apply`).loginAs(fresh.user).json({ accept: parts })
    ).body().data
    assert.deepEqual(skipped, [])
    const again = (await client.get(`${API}/export/json-resume`).loginAs(fresh.user)).body()
    for (const section of ['work', 'education', 'projects', 'certificates', 'awards'])
      assert.deepEqual(again[section], resume[section], section)
    assert.deepEqual(
      again.skills.map((skill: any) => skill.name),
      resume.skills.map((skill: any) => skill.name)
    )
    assert.equal(again.basics.name, resume.basics.name)
    assert.equal(again.basics.summary, resume.basics.summary)
  })
})

/** One deflated entry that says it is small. */
function deflatedZip(name: string, packed: Buffer) {
  const common = Buffer.alloc(26)
  common.writeUInt16LE(20, 0)
  common.writeUInt16LE(8, 4)
  common.writeUInt32LE(packed.length, 14)
  common.writeUInt32LE(100, 18)
  common.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([
    Buffer.from('PK\x03\x04', 'latin1'),
    common,
    Buffer.from(name),
    packed,
  ])
  const entry = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\x00', 'latin1'),
    common,
    Buffer.alloc(14),
    Buffer.from(name),
  ])
  const end = Buffer.alloc(18)
  end.writeUInt16LE(1, 4)
  end.writeUInt16LE(1, 6)
  end.writeUInt32LE(entry.length, 8)
  end.writeUInt32LE(local.length, 12)
  return Buffer.concat([local, entry, Buffer.from('PK\x05\x06', 'latin1'), end])
}
