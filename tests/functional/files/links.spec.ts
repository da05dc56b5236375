import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import File from '#api/files/models/file'
import {
  givenAdmin,
  givenApplication,
  givenCandidate,
  givenCompany,
  givenJob,
  givenMember,
  givenResume,
} from '#tests/givens'
import { answer, givenRequest, profile } from '../talent/given_contact.js'

/** What a file holds is there, so that a link to it answers. */
async function stored(fileId: number) {
  const file = await File.findOrFail(fileId)
  await drive.use().put(file.storageKey, 'what it holds')
  return file.merge({ byteSize: 'what it holds'.length }).save()
}

async function givenFile(owner: User, purpose: File['purpose'], mimeType: string) {
  const file = await File.create({
    ownerId: owner.id,
    purpose,
    storageKey: `tests/${purpose}-${owner.id}`,
    fileName: `${purpose}.bin`,
    mimeType,
    byteSize: 1,
    sha256: '0'.repeat(64),
  } as never)
  return stored(file.id)
}

test.group('A link to a file', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function givenReaders() {
    const { company, user: owner } = await givenCompany()
    const job = await givenJob(company)
    const applied = await givenApplication(job)
    const resume = await stored(
      (await File.query().where('owner_id', applied.user.id).firstOrFail()).id
    )
    return { company, owner, job, applied, resume }
  }

  const linkOf = async (client: ApiClient, user: User, applicationId: number) => {
    const opened = await client.get(`/api/v1/client/application/${applicationId}`).loginAs(user)
    opened.assertStatus(200)
    return opened.body().data.resume.inlineUrl as string
  }

  test('ends for a colleague who is suspended, deactivated or taken off the job, and for nobody else', async ({
    client,
  }) => {
    const { company, owner, job, applied } = await givenReaders()
    const own = await linkOf(client, owner, applied.application.id)

    const { user: recruiter, member } = await givenMember(company, 'recruiter')
    const link = await linkOf(client, recruiter, applied.application.id)
    ;(await client.get(link)).assertStatus(200)
    await recruiter.merge({ status: 'deactivated' }).save()
    ;(await client.get(link)).assertStatus(403)
    await recruiter.merge({ status: 'active' }).save()
    ;(await client.get(link)).assertStatus(200)
    await member.merge({ status: 'deactivated' }).save()
    ;(await client.get(link)).assertStatus(403)

    const { user: manager } = await givenMember(company, 'hiring_manager')
    await db
      .table('job_members')
      .insert({ company_id: company.id, job_id: job.id, user_id: manager.id })
    const assigned = await linkOf(client, manager, applied.application.id)
    ;(await client.get(assigned)).assertStatus(200)
    await db.from('job_members').where({ job_id: job.id, user_id: manager.id }).delete()
    ;(await client.get(assigned)).assertStatus(403)
    ;(await client.get(own)).assertStatus(200)
  })

  test('to a resume that a contact request opened lives as long as the contact does', async ({
    client,
    assert,
  }) => {
    const { user, dev, request } = await givenRequest(client)
    await stored((await givenResume(dev.candidate)).fileId)
    assert.isNull((await profile(client, user, dev.candidate.id)).body().data.resumeUrl)
    ;(await answer(client, dev.user, request.id, 'accept')).assertStatus(200)
    const { resumeUrl: link } = (await profile(client, user, dev.candidate.id)).body().data
    ;(await client.get(link)).assertStatus(200)
    await db
      .from('contact_unlocks')
      .where('candidate_id', dev.candidate.id)
      .update({ expires_at: DateTime.now().minus({ minutes: 1 }).toSQL() })
    ;(await client.get(link)).assertStatus(403)
  })

  test('to a video ends with the application or the contact by which it was seen', async ({
    client,
  }) => {
    const { company, owner, applied } = await givenReaders()
    const video = await givenFile(applied.user, 'video', 'video/mp4')
    await applied.candidate.merge({ videoFileId: video.id }).save()
    const { user: manager } = await givenMember(company, 'hiring_manager')
    const job = applied.application.jobId
    await db
      .table('job_members')
      .insert({ company_id: company.id, job_id: job, user_id: manager.id })
    const videoFor = async (user: User) =>
      (
        await client.get(`/api/v1/client/application/${applied.application.id}`).loginAs(user)
      ).body().data.dev.video.url as string
    const [own, assigned] = [await videoFor(owner), await videoFor(manager)]
    for (const link of [own, assigned]) (await client.get(link)).assertStatus(200)
    await db.from('job_members').where({ job_id: job, user_id: manager.id }).delete()
    ;(await client.get(assigned)).assertStatus(403)
    ;(await client.get(own)).assertStatus(200)
  })

  test('ends for an admin who has no more to do with people', async ({ client }) => {
    const { applied } = await givenReaders()
    const admin = await givenAdmin('moderator')
    const sheet = await client
      .get(`/api/v1/admin/developers/${applied.candidate.id}/profile`)
      .loginAs(admin)
    const link = sheet.body().data.resume.inlineUrl
    ;(await client.get(link)).assertStatus(200)
    await admin.merge({ adminRole: 'finance' }).save()
    ;(await client.get(link)).assertStatus(403)
    await admin.merge({ adminRole: 'moderator' }).save()
    ;(await client.get(link)).assertStatus(200)
    await admin.merge({ status: 'deactivated' }).save()
    ;(await client.get(link)).assertStatus(403)
  })

  test('to their own resume and to their offer works for its person', async ({ client }) => {
    const { user, candidate } = await givenCandidate()
    await stored((await givenResume(candidate)).fileId)
    const own = await client.get('/api/v1/candidate/resumes').loginAs(user)
    ;(await client.get(own.body().data[0].resumeUrl)).assertStatus(200)

    const { company, user: owner } = await givenCompany()
    const applied = await givenApplication(await givenJob(company), { user, candidate })
    const file = await givenFile(owner, 'offer', 'application/pdf')
    const { make } = await import('../applications/given_offers.js')
    const offered = await make(client, owner, applied.application.id)
    await db.from('offers').where('id', offered.body().data._id).update({ file_id: file.id })
    const { data } = (await client.get('/api/v1/candidate/applied-jobs').loginAs(user)).body()
    ;(await client.get(data[0].offers[0].file.fileUrl)).assertStatus(200)
    await user.merge({ status: 'deactivated' }).save()
    ;(await client.get(data[0].offers[0].file.fileUrl)).assertStatus(403)
  })
})
