import { DateTime } from 'luxon'
import PDFDocument from 'pdfkit'
import drive from '@adonisjs/drive/services/main'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import File from '#api/files/models/file'
import type Resume from '#api/candidates/models/resume'
import type Application from '#api/applications/models/application'
import ScreeningAnalysis from '#api/screening/models/screening_analysis'
import ScreeningContest from '#api/screening/models/screening_contest'
import ScreeningRubric from '#api/screening/models/screening_rubric'
import ScreeningRun from '#api/screening/models/screening_run'
import { usualCriteria } from '#api/screening/rubric/usual_criteria'
import { applyToJob } from '#api/applications/apply/apply_to_job'
import type Job from '#api/jobs/models/job'
import type Company from '#api/companies/models/company'
import { givenCandidate, givenCompany, givenJob, givenResume, givenSkill } from '#tests/givens'
import { givenPlan } from '../billing/given_billing.js'

export const post = (client: ApiClient, user: User, path: string, body: object) =>
  client
    .post(`/api/v1${path}`)
    .loginAs(user)
    .json(body as never)
export const put = (client: ApiClient, user: User, path: string, body: object = {}) =>
  client
    .put(`/api/v1${path}`)
    .loginAs(user)
    .json(body as never)
export const read = (client: ApiClient, user: User, path: string) =>
  client.get(`/api/v1${path}`).loginAs(user)

/** A resume of one page; `hidden` is white on white. */
export function resumeOf(lines: string[], hidden: string[] = []): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A4', margin: 50 })
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve) =>
    doc
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => resolve(Buffer.concat(chunks)))
  )
  doc.fontSize(20).text(lines[0])
  doc.fontSize(10)
  for (const line of lines.slice(1)) doc.text(line)
  doc.fillColor('#ffffff')
  for (const line of hidden) doc.text(line)
  doc.end()
  return done
}

export const plainResume = [
  'Meera Kulkarni',
  'Backend engineer',
  'meera@example.com',
  'EXPERIENCE',
  'Backend Engineer, Blue Ledger',
  'Jan 2018 - Mar 2024',
  'Built payment services in Node.js and PostgreSQL for 40,000 merchants.',
  'Moved the deployment to Kubernetes and wrote its runbooks.',
  'EDUCATION',
  'B.Tech, Computer Science',
  'Pune University, 2013 - 2017',
  'SKILLS',
  'Node.js, PostgreSQL, Docker, TypeScript',
]

/** What the free plan has, without which nothing may be analysed. */
export const givenRuns = (ai_runs = 20) => givenPlan({ isFree: true, entitlements: { ai_runs } })

/** A job that asks for Node.js, PostgreSQL and, as a wish, Kafka. */
export async function givenScreenedJob(company: Company, over: Partial<Job> = {}) {
  const [node, sql, kafka] = [
    await givenSkill('Node.js'),
    await givenSkill('PostgreSQL'),
    await givenSkill('Kafka'),
  ]
  return givenJob(company, {
    title: 'Senior Backend Engineer',
    skillIds: [node.id, sql.id, kafka.id],
    requiredSkillIds: [node.id, sql.id],
    minExperience: 4,
    description: '<p>You build payment services. You speak fluent English.</p>',
    ...over,
  })
}

/** Somebody who applied with a real file. */
export async function givenReadApplicant(
  job: Job,
  {
    lines = plainResume,
    hidden = [],
  }: {
    lines?: string[]
    hidden?: string[]
  } = {}
) {
  const { user, candidate } = await givenCandidate()
  const resume = await givenResume(candidate)
  await keepFile(resume, await resumeOf(lines, hidden))
  const application = await applyToJob(user, candidate, { jobId: job.id, answers: [] })
  return { user, candidate, application, resume }
}

/** That something was said of an application, and that its person contests it. */
export async function givenSaid({ id: applicationId, companyId, jobId }: Application) {
  const own = { companyId, jobId }
  const rubric = await ScreeningRubric.create({ ...own, version: 1, criteria: usualCriteria() })
  const run = await ScreeningRun.create({
    ...own,
    rubricId: rubric.id,
    status: 'running',
    total: 2,
    done: 1,
  })
  const analysis = await ScreeningAnalysis.create({
    ...own,
    applicationId,
    runId: run.id,
    status: 'ready',
    score: 70,
    engine: 'local',
    rubricVersion: 1,
    criteria: [{ ...usualCriteria()[0], score: 70, why: 'It is there.', evidence: [] }],
  })
  const contest = await ScreeningContest.create({
    ...own,
    applicationId,
    analysisId: analysis.id,
    kind: 'review',
    status: 'open',
    message: 'Look at it again.',
    dueAt: DateTime.now().plus({ days: 30 }),
  })
  return { run, analysis, contest }
}

export async function keepFile(resume: Resume, bytes: Buffer) {
  const file = await File.findOrFail(resume.fileId)
  await drive.use().put(file.storageKey, bytes)
}

/** A company, its screened job and one applicant with a real resume. */
export async function givenScreening() {
  await givenRuns()
  const owner = await givenCompany()
  const job = await givenScreenedJob(owner.company)
  return { ...owner, job, applicant: await givenReadApplicant(job) }
}
