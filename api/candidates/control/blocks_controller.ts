import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { pagination } from '#api/http/pagination'
import { blockCompany, unblockCompany } from '#api/candidates/control/block_company'
import { blockListValidator, blockValidator } from '#api/candidates/control/control_validators'
import { BlockTransformer } from '#api/candidates/control/control_transformer'
import Company from '#api/companies/models/company'
import CandidateBlock from '#api/candidates/models/candidate_block'

/** The companies that do not see the candidate. */
export default class BlocksController {
  /** Lists the companies that the candidate blocks. */
  async index({ candidate, request, serialize }: HttpContext) {
    const { page = 1, limit = 20 } = await request.validateUsing(blockListValidator)
    const blocks = await CandidateBlock.query()
      .where('candidate_id', candidate.id)
      .preload('company')
      .orderBy('id', 'desc')
      .paginate(page, limit)
    return serialize({
      message: 'Companies that do not see you',
      data: BlockTransformer.transform(blocks.all()),
      pagination: pagination(page, limit, blocks.total),
    })
  }

  /** Blocks a company: it sees the candidate no more, and running applications there end. */
  async store({ candidate, request, response, serialize }: HttpContext) {
    const { companyId } = await request.validateUsing(blockValidator)
    const company = await Company.query()
      .withScopes((scopes) => scopes.visible())
      .where('companies.id', companyId)
      .firstOrFail()
    const block = await blockCompany(candidate, company)
    return response.status(201).send(
      await serialize({
        message: `${company.name} does not see you any more`,
        data: BlockTransformer.transform(block),
      })
    )
  }

  /** Ends a block: the company may find the candidate again. */
  async destroy({ candidate, params, serialize }: HttpContext) {
    const block = await CandidateBlock.query()
      .where('candidate_id', candidate.id)
      .where('company_id', rowId(params.id))
      .preload('company')
      .firstOrFail()
    await unblockCompany(block)
    return serialize({
      message: `${block.company.name} may see you again`,
      data: { _id: String(params.id) },
    })
  }
}
