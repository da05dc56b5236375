import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { pagination } from '#api/http/pagination'
import type CompanyMember from '#api/companies/models/company_member'
import { reachesSql } from '#api/candidates/control/reach'
import ScreeningContest from '#api/screening/models/screening_contest'
import { contestFlow } from '#api/screening/contests/contest_flow'
import { contestMoves } from '#api/screening/contests/contest_moves'
import ContestTransformer from '#api/screening/contests/contest_transformer'
import { answerValidator, contestListValidator } from '#api/screening/contests/contest_validators'

/** What applicants contest: the company's side. */
export default class ContestsController {
  /** Lists what applicants contest, what is due first on top. */
  async index({ member, request, serialize }: HttpContext) {
    const { page = 1, limit = 20, ...wanted } = await request.validateUsing(contestListValidator)
    const list = await own(member)
      .if(wanted.jobId, (query) => query.where('job_id', wanted.jobId!))
      .if(wanted.state, (query) => query.where('status', wanted.state!))
      .orderByRaw(`(status in ('open', 'taken')) desc, due_at, id`)
      .paginate(page, limit)
    return serialize({
      message: 'Contested analyses',
      data: ContestTransformer.transform(list.all()).useVariant('forCompany'),
      pagination: pagination(page, limit, list.total),
    })
  }

  /** Says that somebody looks at what an applicant contests. */
  async take({ auth, member, params, serialize }: HttpContext) {
    const contest = await own(member).where('id', rowId(params.id)).firstOrFail()
    await contestMoves.take(contest, auth.user!)
    return serialize(await shown(member, contest.id, contestFlow.moves.take.done))
  }

  /** Answers what an applicant contests. */
  async answer({ auth, member, params, request, serialize }: HttpContext) {
    const contest = await own(member).where('id', rowId(params.id)).firstOrFail()
    await contestMoves.answer(contest, auth.user!, await request.validateUsing(answerValidator))
    return serialize(await shown(member, contest.id, contestFlow.moves.answer.done))
  }
}

const own = ({ companyId }: CompanyMember) =>
  ScreeningContest.query()
    .where('company_id', companyId)
    .whereHas('application', (application) =>
      application.whereRaw(reachesSql('applications.candidate_id', 'applications.company_id'))
    )
    .preload('taker')

async function shown(member: CompanyMember, id: number, message: string) {
  const contest = await own(member).where('id', id).firstOrFail()
  return { message, data: ContestTransformer.transform(contest).useVariant('forCompany') }
}
