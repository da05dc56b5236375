import { test } from '@japa/runner'
import { FIRST_LANGUAGE } from '#api/languages/language_facts'
import { tell } from '#api/languages/say'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import {
  companyRights,
  companyRoles,
  type CompanyRight,
  type CompanyRole,
} from '#api/companies/access/company_rights'
import { can } from '#api/companies/access/can'
import { isCounted, quotaOf } from '#api/companies/access/quotas'
import { givenCompany, givenMember } from '#tests/givens'
import { everyRoute } from '#tests/send'
import { givenApplicant, givenInterview, type Applicant } from '../interviews/given_interviews.js'

type Call = readonly ['get' | 'put' | 'post' | 'patch' | 'delete', string, object?]

type Given = Applicant & { interview: { id: number } }

/** A route that each page guards, with a body that gets as far as the guard and changes nothing. */
const routes: Partial<Record<CompanyRight, (given: Given) => Call[]>> = {
  company_users: () => [
    ['get', 'client/company-user'],
    ['put', 'client/user-role', {}],
    ['post', 'client/active-deactive-client-user', {}],
    ['delete', 'client/delete-user'],
    ['get', 'client/company-invites'],
  ],
  invite_user: () => [
    ['post', 'client/user-invite', {}],
    ['post', 'client/resend-invite', {}],
    ['post', 'client/invite-link', {}],
  ],
  billing: () => [
    ['get', 'client/billing-address'],
    ['put', 'client/billing-address', {}],
    ['get', 'client/subscription-summary'],
    ['post', 'client/checkout', {}],
    ['post', 'client/change-plan', {}],
    ['post', 'client/cancel-plan', {}],
    ['post', 'order-list', {}],
    ['get', 'invoices'],
  ],
  promote_job: () => [['post', 'client/promote-job', {}]],
  company_profile: () => [['put', 'company-profile', {}]],
  post_job: () => [['post', 'add-job', { jobTitle: 'x' }]],
  edit_job: ({ job }) => [['put', 'update-client-job', { jobId: job.id, jobTitle: 'x' }]],
  see_jobs: () => [
    ['post', 'client/get-posted-jobs', {}],
    ['get', 'client/list-views?list=applicants'],
  ],
  share_view: () => [['post', 'client/list-views', {}]],
  search: ({ candidate }) => [
    ['get', 'client/saved-profile-list'],
    ['get', 'client/top-shortlist'],
    ['get', 'client/saved-lists'],
    ['get', `client/candidate/${candidate.id}`],
    ['get', 'client/contact-requests'],
  ],
  save_profile: () => [
    ['post', 'client/save-profile', {}],
    ['put', 'client/top-shortlist', {}],
    ['post', 'client/saved-lists', {}],
  ],
  contact_request: () => [
    ['post', 'client/view-contact-request', {}],
    ['post', 'client/create-fetch-logs', {}],
    ['get', 'client/fetch-logs'],
  ],
  comments: () => [['post', 'client/candidate-comment', {}]],
  see_applicants: ({ job, application }) => [
    ['post', 'client/applicant-list', { jobId: job.id }],
    ['get', `client/application/${application.id}`],
  ],
  // it is there already
  move_applicants: ({ application: { id, status } }) => [
    ['put', `client/applied-job-status?appliedId=${id}&status=${status}`, {}],
  ],
  // nobody declines their own request
  interviews: ({ interview }) => [
    ['patch', 'client/declineInterview', { interviewId: interview.id }],
  ],
  see_interviews: () => [['get', 'client/getInterviewsData']],
}

const ask = (client: ApiClient, user: User, [method, path, body]: Call) => {
  const request = client[method](`/api/v1/${path}`).loginAs(user)
  return body ? request.json(body as never) : request
}

test.group('The matrix of roles', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  for (const role of companyRoles) {
    test(`for ${role}: page-access answers what every route does, on a job's team and beside it`, async ({
      client,
      assert,
    }) => {
      const applicant = await givenApplicant()
      const given = { ...applicant, interview: await givenInterview(applicant, 'requested') }
      await given.company.merge({ userLimit: 50 } as never).save()
      const { user } = await givenMember(given.company, role)
      const wrong: string[] = []
      for (const assigned of [false, true]) {
        if (assigned)
          await db.table('job_members').insert({
            company_id: given.company.id,
            job_id: given.job.id,
            user_id: user.id,
          })
        for (const [page, callsOf] of Object.entries(routes)) {
          const access = await client
            .get(`/api/v1/client/page-access/${page}`)
            .qs({ jobId: given.job.id })
            .loginAs(user)
          const { allowed, reason } = access.body().data
          for (const call of callsOf!(given)) {
            const answer = await ask(client, user, call)
            const refused = answer.status() === 403
            if (refused === allowed || (refused && answer.body().reason !== reason))
              wrong.push(
                `${page}${assigned ? ' on the team' : ''}: ${call[0]} ${call[1]} ${answer.status()} ${answer.body().reason ?? ''}, page-access says ${allowed} ${reason ?? ''}`
              )
          }
        }
      }
      assert.deepEqual(wrong, [])
    })
  }

  for (const role of companyRoles)
    test(`for ${role}: every page is answered by the one function, all at once as one by one, in every standing`, async ({
      client,
      assert,
    }) => {
      const { company } = await givenCompany()
      const { user, member } = await givenMember(company, role)
      for (const canPromote of [false, true]) {
        await member.merge({ canPromote }).save()
        await member.load('company')
        const all = await client.get('/api/v1/client/page-access').loginAs(user)
        assert.sameMembers(Object.keys(all.body().data), Object.keys(companyRights))
        for (const page of Object.keys(companyRights) as CompanyRight[]) {
          const one = await client.get(`/api/v1/client/page-access/${page}`).loginAs(user)
          assert.deepEqual(all.body().data[page], one.body().data, page)
          const quota = isCounted(page) ? await quotaOf(company.id, page) : undefined
          const may = can(member, page, { quota })
          const said = may.allowed ? may : { ...may, message: tell(FIRST_LANGUAGE, may.message) }
          assert.deepEqual(one.body().data, said, page)
        }
      }
    })

  test('pages whose module is still to come answer by the table of roles already', async ({
    assert,
    client,
  }) => {
    const { company, user: owner } = await givenCompany()
    const mays: Record<string, CompanyRole[]> = {
      promote_job: ['owner', 'admin'],
      assessments: ['owner', 'admin', 'recruiter'],
      ai: ['owner', 'admin', 'recruiter'],
      mail_templates: ['owner', 'admin', 'recruiter'],
    }
    for (const role of companyRoles) {
      const user = role === 'owner' ? owner : (await givenMember(company, role)).user
      const { data } = (await client.get('/api/v1/client/page-access').loginAs(user)).body()
      for (const [page, allowed] of Object.entries(mays))
        assert.deepEqual(
          [page, role, data[page].allowed, data[page].reason],
          [page, role, allowed.includes(role), allowed.includes(role) ? undefined : 'role']
        )
    }
    await company.merge({ isActive: false }).save()
    for (const page of Object.keys(mays)) {
      const refused = await client.get(`/api/v1/client/page-access/${page}`).loginAs(owner)
      refused.assertStatus(200)
      refused.assertBodyContains({ data: { allowed: false, reason: 'status' } })
    }
  })

  test('every right of the table is asked by some route', ({ assert }) => {
    const asked = new Set(
      everyRoute().map(({ access }) => access && 'right' in access && access.right)
    )
    const unasked = (Object.keys(companyRights) as CompanyRight[]).filter(
      (right) => !asked.has(right)
    )
    assert.deepEqual(unasked, [])
  })
})
