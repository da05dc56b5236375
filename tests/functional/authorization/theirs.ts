import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import SecondFactor from '#api/accounts/models/second_factor'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import Application from '#api/applications/models/application'
import GuestApplication from '#api/applications/models/guest_application'
import Offer from '#api/applications/models/offer'
import StageTemplate from '#api/applications/models/stage_template'
import ProfileUpdateRequest from '#api/candidates/models/profile_update_request'
import CandidateSkill from '#api/candidates/models/candidate_skill'
import CompanyInvite from '#api/companies/models/company_invite'
import BillingAddress from '#api/companies/models/billing_address'
import File from '#api/files/models/file'
import PartUpload from '#api/files/models/part_upload'
import JobAlert from '#api/jobs/models/job_alert'
import Notification from '#api/notifications/models/notification'
import CalendarFeed from '#api/interviews/models/calendar_feed'
import CandidateBlock from '#api/candidates/models/candidate_block'
import Review from '#api/reviews/models/review'
import CandidateComment from '#api/talent/models/candidate_comment'
import ContactFetch from '#api/talent/models/contact_fetch'
import ContactRequest from '#api/talent/models/contact_request'
import ContactUnlock from '#api/talent/models/contact_unlock'
import ListView from '#api/companies/models/list_view'
import SavedFilter from '#api/talent/models/saved_filter'
import SavedList from '#api/talent/models/saved_list'
import SavedProfile from '#api/talent/models/saved_profile'
import { givenCandidate, givenCompany, givenJob, givenResume, givenSkill } from '#tests/givens'
import { sections } from '#api/candidates/sections/sections'
import Tool from '#api/taxonomy/models/tool'
import { givenInterview } from '../interviews/given_interviews.js'
import { mark } from './routes_and_mark.js'
import { theirConversation } from './their_conversation.js'
import { theirIntegrations } from './their_integrations.js'
import { theirMails } from './their_mails.js'
import { theirOrders } from './their_orders.js'
import { theirScreening } from './their_screening.js'
import { theirTests } from './their_tests.js'

export async function theirs() {
  const {
    company,
    user: client,
    member,
  } = await givenCompany({
    name: `Company ${mark}`,
    slug: `${mark}-company`,
    verification: 'unverified',
    about: `<p>${mark}</p>`,
    tagline: mark,
  })
  await client.merge({ firstName: mark }).save()
  await BillingAddress.create({
    companyId: company.id,
    legalName: mark,
    line1: mark,
    city: mark,
    countryCode: 'DE',
  })
  const job = await givenJob(company, {
    title: `Engineer ${mark}`,
    slug: `${mark}-job`,
    isApproved: null,
    description: `<p>${mark}</p>`,
  })
  const archived = await givenJob(company, {
    title: `Archived ${mark}`,
    slug: `${mark}-archived`,
    status: 'archived',
  } as never)
  const { candidate, user: developer } = await givenCandidate({
    headline: `Developer ${mark} of small systems`,
    visibility: 'snoozed',
  })
  await developer.merge({ firstName: mark }).save()
  const resume = await givenResume(candidate)
  const file = await File.findOrFail(resume.fileId)
  await file.merge({ fileName: `${mark}.pdf` }).save()
  const skill = await givenSkill()
  const candidateSkill = await CandidateSkill.create({
    candidateId: candidate.id,
    skillId: skill.id,
    years: 3,
    level: 'expert',
    position: 0,
  } as never)
  const tool = await Tool.create({
    name: 'Tool of everyone',
    slug: 'tool-of-everyone',
    status: 'active',
  } as never)
  const columns: Record<string, object> = {
    'dev-tools': { toolId: tool.id },
    'dev-employment': { company: mark, title: mark, startsOn: '2020-01-01' },
    'dev-project': { kind: 'main', title: mark, description: mark },
    'additional-dev-project': { kind: 'additional', title: mark, description: mark },
    'dev-certification': { name: mark, issuer: mark },
    'dev-academic-info': { institution: mark, degree: mark },
    'dev-achievements': { title: mark },
    'social-profiles': { kind: 'website', url: `https://${mark}.example` },
  }
  const sectionRows: Record<string, number> = {}
  for (const [name, { relation }] of Object.entries(sections))
    sectionRows[name] = (
      await candidate.related(relation as 'employments').create(columns[name] as never)
    ).id
  const application = await (
    await Application.create({
      companyId: company.id,
      jobId: job.id,
      candidateId: candidate.id,
      status: 'shortlisted',
      coverLetter: mark,
      answerBy: DateTime.now().plus({ days: 9 }),
    } as never)
  ).refresh()
  const jobAlert = new JobAlert().merge({
    userId: developer.id,
    search: `search=${mark}`,
    frequency: 'daily',
    timeZone: 'UTC',
  })
  jobAlert.begin()
  await jobAlert.save()
  const guest = await GuestApplication.create({
    ticketHash: mark,
    jobId: job.id,
    fileId: file.id,
    userId: developer.id,
    email: developer.email,
    coverLetter: mark,
    expiresAt: DateTime.now().plus({ days: 1 }),
  })
  const template = await StageTemplate.create({ companyId: company.id, name: mark })
  const batch = randomUUID()
  const rejected = await Application.create({
    companyId: company.id,
    jobId: archived.id,
    candidateId: candidate.id,
    status: 'rejected',
    batchId: batch,
    answerBy: DateTime.now().plus({ days: 9 }),
  } as never)
  const interview = await givenInterview(
    { company, client, member, job, candidate, developer, application },
    'proposed',
    { message: mark } as never
  )
  await givenInterview(
    { company, client, member, job: archived, candidate, developer, application: rejected },
    'completed',
    { message: mark } as never
  )
  const authors = { client, candidate: developer }
  for (const [side, author] of Object.entries(authors))
    await Review.create({
      companyId: company.id,
      candidateId: candidate.id,
      applicationId: application.id,
      jobId: job.id,
      authorId: author.id,
      side: side as keyof typeof authors,
      rating: 5,
      body: mark,
      status: 'published',
      publishedAt: DateTime.now(),
    })
  const blocked = await givenCompany({ name: `Blocked ${mark}` })
  await CandidateBlock.create({
    candidateId: candidate.id,
    companyId: blocked.company.id,
    reason: 'chosen',
  })
  const offer = await Offer.create({
    companyId: company.id,
    applicationId: application.id,
    candidateId: candidate.id,
    status: 'sent',
    payAmount: 1,
    payCurrency: 'INR',
    payPer: 'year',
    startDate: '2030-01-01',
    body: mark,
    answerBy: DateTime.now().plus({ days: 7 }),
  })
  const feed = await CalendarFeed.create({ userId: client.id, tokenHash: mark })
  const list = await SavedList.create({ companyId: company.id, name: mark })
  const view = await ListView.create({
    companyId: company.id,
    list: 'applicants',
    name: mark.slice(0, 40),
    address: mark,
  })
  const savedFilter = await SavedFilter.create({
    companyId: company.id,
    userId: client.id,
    name: mark,
    filter: { search: mark },
    alert: 'off',
  })
  await SavedProfile.create({
    companyId: company.id,
    candidateId: candidate.id,
    listId: list.id,
    note: mark,
  })
  const contactRequest = await ContactRequest.create({
    companyId: company.id,
    candidateId: candidate.id,
    status: 'pending',
    message: mark,
    quotaMonth: '2026-01-01',
    expiresAt: DateTime.now().plus({ days: 9 }),
  })
  const comment = await CandidateComment.create({
    companyId: company.id,
    candidateId: candidate.id,
    authorId: client.id,
    body: mark,
  })
  const invite = await CompanyInvite.create({
    companyId: company.id,
    email: `${mark}@example.com`,
    role: 'recruiter',
    tokenHash: mark,
    expiresAt: DateTime.now().plus({ days: 9 }),
  })
  const unlock = await ContactUnlock.create({
    companyId: company.id,
    candidateId: candidate.id,
    contactRequestId: contactRequest.id,
    expiresAt: DateTime.now().plus({ days: 9 }),
  })
  await ContactFetch.create({
    companyId: company.id,
    candidateId: candidate.id,
    fetchedBy: client.id,
    reason: mark,
    fields: ['email'],
    quotaSpent: 0,
  })
  const notification = await Notification.create({
    userId: client.id,
    kind: 'application.new',
    message: mark,
  } as never)
  await Notification.create({
    userId: developer.id,
    kind: 'application.status',
    message: mark,
  } as never)
  const update = await ProfileUpdateRequest.create({
    candidateId: candidate.id,
    userId: developer.id,
    part: 'headline',
    action: 'change',
    input: { headline: mark },
    changes: { headline: { from: null, to: mark } },
    status: 'pending',
  })
  const parts = await PartUpload.create({
    ownerId: developer.id,
    kind: 'video',
    fileName: `${mark}.mp4`,
    byteSize: 10,
    folder: `parts/${mark}`,
    arrived: [],
    expiresAt: DateTime.now().plus({ days: 1 }),
  })
  const { session } = await openSession(developer, { userAgent: mark })
  const secondFactor = await SecondFactor.create({
    userId: developer.id,
    kind: 'totp',
    name: mark,
    secret: mark,
  })
  const owners = { company, client, job, candidate, application }
  return {
    jobAlert,
    guest,
    client,
    developer,
    company,
    job,
    archived,
    candidate,
    resume,
    file,
    parts,
    candidateSkill,
    sectionRows,
    application,
    rejected,
    batch,
    template,
    interview,
    slot: interview.times[0],
    notification,
    update,
    session,
    secondFactor,
    list,
    view,
    savedFilter,
    contactRequest,
    unlock,
    comment,
    invite,
    offer,
    feed,
    ...(await theirTests(owners)),
    ...(await theirScreening(owners)),
    ...(await theirConversation(owners)),
    ...(await theirOrders(owners)),
    ...(await theirMails(owners)),
    ...(await theirIntegrations(owners)),
  }
}
export type Theirs = Awaited<ReturnType<typeof theirs>>

/** Their rows as they are stored, to see that none was changed. */
export async function stateOf(them: Theirs) {
  const rows = {
    jobs: [them.job.id, them.archived.id],
    cart_items: [them.cartItem.id],
    job_alerts: [them.jobAlert.id],
    orders: [them.order.id],
    mail_templates: [them.mailTemplate.id],
    mail_signatures: [them.signature.id],
    mail_batches: [them.mailBatch.id],
    company_mails: [them.companyMail.id],
    mail_sequences: [them.sequence.id],
    mail_follow_ups: [them.followUp.id],
    assessment_sends: [them.sent.id],
    attempts: [them.attempt.id, them.marked.id],
    attempt_questions: [them.drawn.id],
    test_results: [them.testResult.id],
    applications: [them.application.id, them.rejected.id],
    interviews: [them.interview.id],
    interview_slots: [them.slot.id],
    resumes: [them.resume.id],
    candidate_skills: [them.candidateSkill.id],
    notifications: [them.notification.id],
    sessions: [them.session.id],
    second_factors: [them.secondFactor.id],
    saved_lists: [them.list.id],
    saved_filters: [them.savedFilter.id],
    list_views: [them.view.id],
    contact_requests: [them.contactRequest.id],
    contact_unlocks: [them.unlock.id],
    candidate_comments: [them.comment.id],
    company_invites: [them.invite.id],
    calendar_feeds: [them.feed.id],
  }
  return Object.fromEntries(
    await Promise.all(
      Object.entries(rows).map(async ([table, ids]) => [
        table,
        await db.from(table).whereIn('id', ids).orderBy('id'),
      ])
    )
  )
}
