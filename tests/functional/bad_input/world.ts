import { DateTime } from 'luxon'
import { catalogues } from '#generated/catalogues'
import { modelOf } from '#api/catalogues/rows'
import type { Catalogue } from '#api/catalogues/definition'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import type User from '#api/accounts/models/user'
import CandidateSkill from '#api/candidates/models/candidate_skill'
import CustomSkill from '#api/taxonomy/models/custom_skill'
import Notification from '#api/notifications/models/notification'
import {
  givenAdmin,
  givenCandidate,
  givenCompany,
  givenJob,
  givenSkill,
  PASSWORD,
} from '#tests/givens'
import { givenPosting } from '../jobs/posting.js'
import { givenApplicant, givenInterview } from '../interviews/given_interviews.js'

/** Rows that every route finds, a token of each kind of person, and what they call their own. */
export async function world() {
  const applicant = await givenApplicant()
  await applicant.company.merge({ openJobLimit: 1_000 }).save()
  const { job, candidate, developer, client, application } = applicant
  const interview = await givenInterview(applicant, 'proposed', { requestedBy: 'candidate' })
  const skill = await givenSkill()
  const ownSkill = await CandidateSkill.create({
    candidateId: candidate.id,
    skillId: skill.id,
    years: 3,
    level: 'expert',
    position: 0,
  } as never)
  await Notification.createMany(
    [client, developer].map((user) => ({
      userId: user.id,
      kind: 'application.new',
      message: 'New',
    })) as never
  )
  // the rows that administrators work on are others than those of the people above
  const other = await givenCompany()
  await givenJob(other.company, { isApproved: null })
  await givenCandidate({ approval: 'submitted' } as never)
  await CustomSkill.create({
    // one of a name may wait, and there may be several worlds
    name: `Zig ${developer.id}`,
    kind: 'skill',
    status: 'pending',
    requestedBy: developer.id,
  } as never)
  const admin = await givenAdmin()
  await givenAdmin('support')
  const people: Record<User['userType'], User> = { client, developer, admin }
  const tokens = Object.fromEntries(
    await Promise.all(
      Object.entries({ ...people, leaver: other.user }).map(async ([kind, user]) => [
        kind,
        (await openSession(user)).token,
      ])
    )
  )
  const own = {
    ...(await givenPosting()),
    jobId: job.id,
    appliedId: application.id,
    appliedIds: [application.id],
    interviewId: interview.id,
    slotId: interview.times[0].id,
    ids: [ownSkill.id],
    skillId: skill.id,
    email: 'someone@example.com',
    password: PASSWORD,
    currentPassword: 'not the password',
    token: 'x'.repeat(43),
    code: '123456',
    userType: 'developer',
    fName: 'Asha',
    lName: 'Rao',
    countryCode: 'DE',
    timeZone: 'Europe/Berlin',
    phone: '+919876543210',
    state: 'BE',
    slots: [{ start: DateTime.utc().plus({ days: 4 }).startOf('hour').toISO() }],
    duration: 45,
    type: 'phone',
    batchId: '6f1d2c7e-8a49-4d1b-9f6e-0c2a7b3d4e5f',
    resumeId: null,
    years: 3,
    lastUsed: 2020,
    level: 'expert',
    website: 'https://example.com',
    kind: 'application.new',
    validThrough: DateTime.utc().plus({ days: 20 }).toISO(),
    from: '2026-01-01T00:00:00Z',
    to: '2026-12-01T00:00:00Z',
    channel: 'email',
    page: 1,
    limit: 10,
    cursor: undefined,
    search: 'a',
    slug: job.slug,
    links: {},
    perks: [],
    preferredTitles: ['Engineer'],
    workAuthorisation: ['DE'],
    status: undefined,
  }
  const params: Record<string, string> = {
    '/files/': '1',
    '/client/page-access/': 'see_applicants',
    'dev-techskill': String(ownSkill.id),
    'withdraw-application': String(application.id),
    '/interview/': String(interview.id),
    '/application/': String(application.id),
    '/states/': 'IN',
    '/cities/': 'IN-MH',
    'get-company-jobs': applicant.company.slug!,
    '/sessions/': '1',
  }
  const paramOf = async (pattern: string) => {
    const catalogue = catalogueAt(pattern)
    if (catalogue)
      return String(
        (await (await modelOf(catalogue)).query().orderBy('id', 'desc').first())
          ?.$primaryKeyValue ?? 1
      )
    return Object.entries(params).find(([piece]) => pattern.includes(piece))?.[1] ?? String(job.id)
  }
  return { tokens, own, paramOf }
}

/** The catalogue of the console that a route belongs to. */
export const catalogueAt = (pattern: string) =>
  (Object.values(catalogues) as Catalogue[]).find(
    ({ name }) =>
      pattern.startsWith(`/api/v1/admin/${name}/`) || pattern === `/api/v1/admin/${name}`
  )
