import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { Infer } from '@vinejs/vine/types'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit } from '#api/accounts/audit/audit'
import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import type User from '#api/accounts/models/user'
import Company from '#api/companies/models/company'
import Job from '#api/jobs/models/job'
import Resume from '#api/candidates/models/resume'
import Candidate from '#api/candidates/models/candidate'
import Application from '#api/applications/models/application'
import ApplicationEvent from '#api/applications/models/application_event'
import type { applyValidator } from '#api/applications/application_validators'
import { applicationFlow } from '#api/applications/application_flow'
import { notify } from '#api/notifications/notify'
import { answersTo } from '#api/applications/apply/asked_questions'
import { sourceOf } from '#api/applications/apply/source_of'
import { ApplicationsPlaced } from '#api/applications/events'
import { tellBoards } from '#api/applications/stages/live_board'
import { tellCompany } from '#api/applications/tell'
import { AGAIN_AFTER_DAYS, APPLIES_A_DAY } from '#api/applications/application_facts'

type Applied = Infer<typeof applyValidator>

/** Applies for a public job: once at a time, with a resume and every answer that the company needs. */
export async function applyToJob(
  user: User,
  candidate: Candidate,
  applied: Applied
): Promise<Application> {
  return db.transaction(async (trx) => {
    // one application of a candidate at a time, so that limits hold under a double click; a profile that was closed in
    // another tab meanwhile stays out
    const locked = await Candidate.query({ client: trx })
      .where('id', candidate.id)
      .forUpdate()
      .firstOrFail()
    assertActive(user, locked)
    const job = await Job.query({ client: trx })
      .withScopes((scopes) => scopes.public())
      .where('jobs.id', applied.jobId)
      .first()
    if (!job) throw notOpen()
    await assertMayApply(trx, candidate, job)
    const application = await place(trx, candidate, job, applied)
    await ApplicationEvent.record(trx, [
      {
        companyId: job.companyId,
        applicationId: application.id,
        actorId: user.id,
        fromStatus: null,
        toStatus: 'applied',
      },
    ])
    await auditUnlock(trx, application, user.id)
    await tellBoards(trx, [application], { status: 'applied', stageId: null }, user.id)
    await tellReceived(trx, user, application, job)
    await tellApplicant(trx, user, application, job)
    await ApplicationsPlaced.dispatch([application], 'applied', null, trx)
    return application
  })
}

/** One answer for what is closed, hidden or was never there, which says to who filled in the form why it was not sent. */
const notOpen = () =>
  new Refusal('This job takes no more applications; look at other open jobs', {
    status: 404,
    code: 'E_NOT_FOUND',
  })

function assertActive(user: User, { visibility }: Candidate) {
  if (!user.emailVerifiedAt)
    throw new Refusal('Confirm your e-mail address before you apply; we sent you a code', {
      status: 403,
      reason: 'status',
    })
  if (visibility === 'suspended' || visibility === 'deactivated')
    throw new Refusal(
      'Your profile is not active, so you cannot apply; activate it first, or ask support',
      { status: 403, reason: 'status' }
    )
}

/** Keeps the application with what it holds of resume, answers and skills, and counts it. */
async function place(
  trx: TransactionClientContract,
  candidate: Candidate,
  job: Job,
  { resumeId, coverLetter, answers, source }: Applied
) {
  const resume = await chooseResume(trx, candidate, resumeId)
  const kept = answersTo(job, answers ?? [])
  const matched = await trx
    .from('candidate_skills')
    .where('candidate_id', candidate.id)
    .whereIn('skill_id', job.skillIds)
    .count('* as count')
    .first()

  // counts the applicant, and takes none once the job left the public meanwhile
  const counted = await trx
    .from('jobs')
    .where({ id: job.id, listed: true })
    .increment('applicant_count', 1)
  if (Number(counted) === 0) throw notOpen()

  return Application.create(
    {
      companyId: job.companyId,
      jobId: job.id,
      candidateId: candidate.id,
      resumeId: resume.id,
      status: 'applied',
      coverLetter: coverLetter ?? null,
      ...sourceOf(source),
      answers: kept,
      skillsMatched: matched.count,
      skillsAsked: job.skillIds.length,
      answerBy: DateTime.now().plus({ days: job.answerByDays }),
      statusChangedAt: DateTime.now(),
    },
    { client: trx }
  )
}

async function tellReceived(
  trx: TransactionClientContract,
  user: User,
  application: Application,
  job: Job
) {
  const message = sentence('{name} applied for {job}', { name: user.fullName, job: job.title })
  await tellCompany(trx, application, {
    kind: 'application.received',
    message,
    many: sentence('{count} new applications for {job}', { job: job.title }),
    lines: [
      sentence('{message}.', { message }),
      sentence('They match {matched} of {asked} skills. You promised an answer by {day}.', {
        matched: application.skillsMatched,
        asked: application.skillsAsked,
        day: application.answerBy,
      }),
    ],
  })
}

/** The applicant keeps it in writing: to whom, for what, with which file, and by when an answer is promised. */
async function tellApplicant(
  trx: TransactionClientContract,
  user: User,
  { id, candidateId, companyId, resumeId, answerBy }: Application,
  job: Job
) {
  const company = await Company.findOrFail(companyId, { client: trx })
  const resume = await Resume.query({ client: trx })
    .where('id', resumeId!)
    .preload('file')
    .firstOrFail()
  const names = { job: job.title, company: company.name }
  const message = sentence('You applied for {job} at {company}', names)
  const link = '/candidate/jobs?tab=applied'
  await notify(trx, {
    to: [user.id],
    kind: 'application.sent',
    message,
    link,
    jobId: job.id,
    devId: candidateId,
    clientId: companyId,
    data: { appliedId: String(id) },
    mail: {
      subject: message,
      lines: [
        sentence('Your application for {job} is with {company}, with your resume "{file}".', {
          ...names,
          file: resume.file.fileName,
        }),
        sentence(
          'They promised an answer by {day}. You can follow it, or take it back, under your applications.',
          { day: answerBy }
        ),
      ],
      action: { label: sentence('See your applications'), path: link },
      about: `application:${id}`,
    },
  })
}

/** The first application at a company unlocks the candidate's contact for it; the audit log keeps that as every unlock. */
async function auditUnlock(
  trx: TransactionClientContract,
  { id, jobId, candidateId, companyId }: Application,
  actorId: number
) {
  const before = await trx
    .from('applications')
    .where({ candidate_id: candidateId, company_id: companyId })
    .whereNot('id', id)
    .select('id')
    .first()
  if (before) return
  await audit(trx, {
    actorId,
    action: 'contact.unlock',
    subjectType: 'candidates',
    subjectId: candidateId,
    companyId,
    after: { applicationId: id, jobId },
  })
}

async function assertMayApply(trx: TransactionClientContract, candidate: Candidate, job: Job) {
  if (
    await trx
      .from('candidate_blocks')
      .where({ candidate_id: candidate.id, company_id: job.companyId })
      .select('id')
      .first()
  ) {
    throw new Refusal('This company is on your block list; take it off the list before you apply')
  }
  const last = await Application.query({ client: trx })
    .where({ jobId: job.id, candidateId: candidate.id })
    .orderBy('id', 'desc')
    .first()
  if (last && !applicationFlow.over.includes(last.shownStatus))
    throw new Refusal('You have already applied for this job; follow it under your applications')
  const again = last?.endedAt?.plus({ days: AGAIN_AFTER_DAYS })
  if (again && again > DateTime.now())
    throw new Refusal(
      sentence('You applied for this job before; you can apply again from {day}', { day: again })
    )
  const today = await trx
    .from('applications')
    .where('candidate_id', candidate.id)
    .where('created_at', '>', DateTime.now().minus({ days: 1 }).toJSDate())
    .count('* as count')
    .first()
  if (today.count >= APPLIES_A_DAY)
    throw new Refusal(
      sentence('You can apply for {most} jobs a day and have done so; continue tomorrow', {
        most: APPLIES_A_DAY,
      }),
      { reason: 'quota' }
    )
}

async function chooseResume(
  trx: TransactionClientContract,
  candidate: Candidate,
  resumeId: number | null | undefined
) {
  const wanted = resumeId ?? candidate.currentResumeId
  const resume = wanted
    ? await Resume.query({ client: trx })
        .where({ id: wanted, candidateId: candidate.id })
        .whereNull('removed_at')
        .first()
    : null
  if (!resume)
    throw new Refusal(
      resumeId
        ? 'This resume is not one of yours; choose one from the list or upload it'
        : 'A resume is needed to apply; upload a PDF or Word file first',
      { status: 422, field: 'resumeId' }
    )
  return resume
}
