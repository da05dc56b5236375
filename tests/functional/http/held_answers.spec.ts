import { request } from 'node:http'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import type User from '#api/accounts/models/user'
import Application from '#api/applications/models/application'
import Question from '#api/assessments/models/question'
import Payment from '#api/billing/models/payment'
import File from '#api/files/models/file'
import Skill from '#api/taxonomy/models/skill'
import {
  givenAdmin,
  givenApplication,
  givenCompany,
  givenJob,
  givenMember,
  givenSkill,
} from '#tests/givens'
import { send } from '#tests/send'

const endSessions = (user: User) => db.from('sessions').where('user_id', user.id).delete()
const adminRole = (role: string) => (user: User) =>
  db.from('users').where('id', user.id).update({ admin_role: role })
const companyRole = (role: string) => (user: User) =>
  db.from('company_members').where('user_id', user.id).update({ role })
const suspendCompany = (user: User) =>
  db
    .from('companies')
    .whereIn('id', db.from('company_members').where('user_id', user.id).select('company_id'))
    .update({ is_active: false })

/** Asks for a table; as soon as its rows are read, and before one is sent, `lose` happens. Returns what came, or why it broke off. */
async function take(user: User, path: string, model: LucidModel, lose?: (user: User) => unknown) {
  const { token } = await openSession(user)
  let reads = 0
  const onRead = async () => {
    reads++
    if (reads === 1) await lose?.(user)
  }
  model.boot()
  model.$hooks.add('after:fetch', onRead)
  try {
    const answer = await send('GET', path, { token }).then(
      ({ status, text }) => ({ status, text }),
      (error: NodeJS.ErrnoException) => ({ status: 0, text: error.message })
    )
    return { ...answer, reads }
  } finally {
    model.$hooks.remove('after:fetch', onRead)
  }
}

test.group('An answer that takes long', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function givenTables() {
    await givenSkill()
    const { company, user: owner } = await givenCompany()
    const job = await givenJob(company)
    await givenApplication(job)
    const manager = (await givenMember(company, 'hiring_manager')).user
    await db
      .table('job_members')
      .insert({ job_id: job.id, user_id: manager.id, company_id: company.id })
    const applicants = `/api/v1/client/applicants-export/${job.id}`
    const offTheJob = ({ id }: User) => db.from('job_members').where('user_id', id).delete()
    return [
      { user: manager, path: applicants, model: Application, lose: offTheJob },
      {
        user: (await givenMember(company, 'recruiter')).user,
        path: applicants,
        model: Application,
        lose: companyRole('interviewer'),
      },
      {
        user: (await givenMember(company, 'billing')).user,
        path: '/api/v1/payments/csv',
        model: Payment,
        lose: companyRole('recruiter'),
      },
      { user: owner, path: applicants, model: Application, lose: suspendCompany },
      {
        user: await givenAdmin('content'),
        path: '/api/v1/admin/skills/export',
        model: Skill,
        lose: endSessions,
      },
      {
        user: await givenAdmin('support'),
        path: '/api/v1/admin/applications/export',
        model: Application,
        lose: adminRole('finance'),
      },
      {
        user: await givenAdmin('content'),
        path: '/api/v1/admin/question-bank/export',
        model: Question,
        lose: adminRole('support'),
      },
    ]
  }

  test('as a table ends for a reader who loses the right meanwhile', async ({ assert }) => {
    const kept: string[] = []
    for (const { user, path, model, lose } of await givenTables()) {
      const whole = await take(user, path, model)
      assert.equal(whole.status, 200, path)
      assert.isAbove(whole.reads, 0, `${path} reads no rows of this model`)
      const lost = await take(user, path, model, lose)
      if (lost.status === 200) kept.push(`${path}: ${lost.text.split('\n').length} lines`)
    }
    assert.deepEqual(kept, [])
  })

  test('as a file ends for a reader who loses the right meanwhile', async ({ assert }) => {
    const byteSize = 48 * 1024 * 1024
    const user = await givenAdmin()
    const storageKey = `attachment/held-${user.id}`
    await drive.use().put(storageKey, Buffer.alloc(byteSize))
    const file = await File.create({
      ownerId: user.id,
      purpose: 'attachment',
      storageKey,
      fileName: 'large.pdf',
      mimeType: 'application/pdf',
      byteSize,
      sha256: 'x'.repeat(64),
    })
    const { token } = await openSession(user)
    const { HOST: host, PORT: port } = process.env
    const path = `/api/v1/files/${file.id}`
    const came = await new Promise<number>((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}` }
      request({ host, port, path, headers }, (response) => {
        let bytes = 0
        response.on('data', (chunk) => (bytes += chunk.length))
        response.on('close', () => resolve(bytes))
        response.on('error', () => {})
        response.pause()
        endSessions(user).then(() => response.resume(), reject)
      })
        .on('error', reject)
        .end()
    })
    await drive.use().delete(storageKey)
    assert.isAbove(came, 0)
    assert.isBelow(came, byteSize)
  })
})
