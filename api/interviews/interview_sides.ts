import type { HttpContext } from '@adonisjs/core/http'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { can } from '#api/companies/access/can'
import JobMember from '#api/jobs/models/job_member'
import Application from '#api/applications/models/application'
import Interview from '#api/interviews/models/interview'
import type { ApplicationScope } from '#api/interviews/schedule/free_applications'
import InterviewPolicy from '#api/interviews/interview_policy'
import InterviewTransformer, { type Viewer } from '#api/interviews/interview_transformer'
import { candidateViewer, clientViewer, ownOf } from '#api/interviews/interview_viewers'
import type { Person } from '#api/interviews/interview_flow'

// A request comes from one of two sides, and all that differs between them in an interview is said here:
// whose rows these are, who may move them, and who is the other.

const isCandidate = ({ auth }: HttpContext) => auth.user!.userType === 'developer'

const ownRows = (ctx: HttpContext) =>
  isCandidate(ctx) ? { candidateId: ctx.candidate.id } : { companyId: ctx.member.companyId }

/** Who acts, and for which side. */
export const actor = (ctx: HttpContext): Person => ({
  side: isCandidate(ctx) ? 'candidate' : 'client',
  userId: ctx.auth.user!.id,
})

/** How an answer calls the other side. */
export const otherSide = (ctx: HttpContext) => (isCandidate(ctx) ? 'company' : 'candidate')

/** Narrows a query to the interviews that this person sees. */
export async function seenInterviews(ctx: HttpContext) {
  if (isCandidate(ctx)) return candidateOwn(ctx.candidate.id)
  return ownOf(ctx.member)
}

/** Narrows a query to the applications whose interviews this person may set up. */
export async function ledApplications(ctx: HttpContext): Promise<ApplicationScope> {
  if (isCandidate(ctx)) return (query) => void query.where(ownRows(ctx))
  const { member } = ctx
  return (query) => {
    query.where(ownRows(ctx))
    if (can(member, 'interviews', { assigned: false }).allowed) return
    query.whereIn('job_id', JobMember.query().where('user_id', member.userId).select('job_id'))
  }
}

/** An interview that this person may move; a stranger's is not there. */
export async function ledInterview(ctx: HttpContext, id: number) {
  return led(ctx, await Interview.query().where('id', id).where(ownRows(ctx)).firstOrFail())
}

/** An application whose interviews this person may set up. */
export async function ledApplication(ctx: HttpContext, id: number) {
  return led(ctx, await Application.query().where('id', id).where(ownRows(ctx)).firstOrFail())
}

async function led<Row extends { jobId: number }>(ctx: HttpContext, row: Row) {
  if (!isCandidate(ctx)) await ctx.bouncer.with(InterviewPolicy).authorize('lead', ctx.member, row)
  return row
}

/** Interviews as this person sees them, with the buttons that are theirs. */
export const shownTo = async (ctx: HttpContext, interviews: Interview[]) =>
  InterviewTransformer.transform(interviews, await viewerOf(ctx, interviews))

/** The answer to a move. */
export async function answerMove(ctx: HttpContext, interview: Interview, message: string) {
  const viewer = await viewerOf(ctx, [interview])
  return ctx.serialize({ message, data: InterviewTransformer.transform(interview, viewer) })
}

const viewerOf = async (ctx: HttpContext, interviews: Interview[]): Promise<Viewer> =>
  isCandidate(ctx)
    ? candidateViewer
    : clientViewer(
        ctx.member,
        interviews.map(({ jobId }) => jobId)
      )

const candidateOwn =
  (candidateId: number) => (query: ModelQueryBuilderContract<typeof Interview>) => {
    query.where('candidate_id', candidateId)
  }
