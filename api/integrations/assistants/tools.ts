import vine from '@vinejs/vine'
import { oneLine, prose } from '#api/http/text/free_text'
import type { VineValidator } from '@vinejs/vine'
import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { id } from '#api/http/ids'
import { SEARCH_MAX } from '#api/http/paging_facts'
import type { CompanyRight } from '#api/companies/access/company_rights'
import { can } from '#api/companies/access/can'
import type { ApiScope } from '#api/companies/access/api_scope_facts'
import { Refusal } from '#api/http/refusal'
import { mayWorkOn } from '#api/jobs/job_team'
import Job from '#api/jobs/models/job'
import JobTransformer from '#api/jobs/job_transformer'
import { postedJobsOf } from '#api/jobs/posted_jobs'
import { companyJobStatuses } from '#api/jobs/job_facts'
import Application from '#api/applications/models/application'
import { sees } from '#api/applications/seen_applications'
import ApplicationTransformer from '#api/applications/application_transformer'
import { listApplicants } from '#api/applications/applicants/applicants'
import { applicationFlow } from '#api/applications/application_flow'
import { mailLimits } from '#api/mailing/mail_facts'
import { keepDraft } from '#api/mailing/drafts/keep_draft'
import { showRecord } from '#api/integrations/records/show_record'

type Tool = {
  title: string
  description: string
  /** What a key needs, and the right that a person needs: the same question as of the screen. */
  scope: ApiScope
  right: CompanyRight
  writes?: boolean
  input: VineValidator<any, any>
  call: (ctx: HttpContext, input: any) => Promise<unknown>
}

const page = () => vine.number().withoutDecimals().min(1).max(1_000).optional()
const LISTED = 20

/** What an assistant may do here. Nothing of it sends, moves or rejects. */
export const tools: Record<string, Tool> = {
  search_jobs: {
    title: 'Search jobs',
    description:
      'Finds jobs of the company by title and status, with how many applicants each has.',
    scope: 'jobs:read',
    right: 'see_jobs',
    input: vine.create({
      search: vine.string().trim().maxLength(SEARCH_MAX).optional(),
      status: vine.enum(companyJobStatuses).optional(),
      page: page(),
    }),
    async call({ member, serialize }, input) {
      const { jobs, pagination } = await postedJobsOf(member.companyId, { ...input, limit: LISTED })
      const data = JobTransformer.transform(jobs, { companyId: member.companyId })
      return serialize({ message: 'Jobs', data: data.useVariant('forOwner'), pagination })
    },
  },
  list_applicants: {
    title: 'List the applicants of a job',
    description:
      'Lists who applied for a job, with status, skills that match and the score of the screening where there is one.',
    scope: 'applicants:read',
    right: 'see_applicants',
    input: vine.create({
      jobId: id(),
      status: vine.enum(applicationFlow.names).optional(),
      search: vine.string().trim().maxLength(SEARCH_MAX).optional(),
      page: page(),
    }),
    async call({ member, serialize }, { jobId, ...wanted }) {
      const job = await Job.query().where({ id: jobId, companyId: member.companyId }).firstOrFail()
      assertAllowed(await mayWorkOn(member, 'see_applicants', [job.id]))
      const { applications, counts, total } = await listApplicants(job, {
        ...wanted,
        limit: LISTED,
      })
      const applicants = ApplicationTransformer.transform(applications).useVariant('forCompany')
      return serialize({ message: 'Applicants', data: { applicants, counts, total } })
    },
  },
  show_applicant: {
    title: 'Show an applicant',
    description:
      'Shows one application: profile, answers, cover letter, history and notes, for a summary.',
    scope: 'applicants:read',
    right: 'see_applicants',
    input: vine.create({ appliedId: id() }),
    async call(ctx, { appliedId }) {
      const { id: found } = await openedBy(ctx, appliedId)
      return showRecord(ctx.member, 'application', found)
    },
  },
  draft_message: {
    title: 'Draft a message to an applicant',
    description:
      'Puts a mail to an applicant among the drafts of the person. It is not sent: the person reads, changes and sends it.',
    scope: 'messages:draft',
    right: 'send_mail',
    writes: true,
    input: vine.create({
      appliedId: id(),
      subject: oneLine().minLength(1).maxLength(mailLimits.subject.max),
      text: prose().minLength(1).maxLength(mailLimits.draftText.max),
    }),
    async call(ctx, { appliedId, ...words }) {
      const draft = await keepDraft(ctx.member, await openedBy(ctx, appliedId), words)
      return {
        draftId: String(draft.id),
        sent: false,
        next: `Nothing was sent. The person sends it at ${appUrl}/client/email/write?applied=${appliedId}&draft=${draft.id}`,
      }
    },
  },
}

/** The tools that this caller may use: by the scopes of the key, and the rights of the person. */
export const toolsFor = ({ apiKey, member }: HttpContext) =>
  Object.entries(tools).filter(
    ([, { scope, right }]) =>
      (!apiKey || apiKey.scopes.includes(scope)) && can(member, right).allowed
  )

async function openedBy({ member }: HttpContext, appliedId: number) {
  const application = await Application.query()
    .where({ id: appliedId, companyId: member.companyId })
    .firstOrFail()
  const answer = can(member, 'see_applicants', { assigned: await sees(member, application) })
  if (!answer.allowed) throw new Refusal(answer.message, { status: 403, reason: answer.reason })
  return application
}

function assertAllowed({ authorized, message }: Awaited<ReturnType<typeof mayWorkOn>>) {
  if (!authorized) throw new Refusal(message ?? 'This is not for you now', { status: 403 })
}
