import type { HttpContext } from '@adonisjs/core/http'
import { pagination } from '#api/http/pagination'
import { findHelpPage, helpPagesOf } from '#api/content/help/help_pages_of'
import { browserOf, voteOnHelp } from '#api/content/help/vote_on_help'
import { helpListValidator, voteValidator } from '#api/content/content_validators'
import HelpTransformer from '#api/content/help/help_transformer'

/** How things are done here. */
export default class HelpPagesController {
  /** Lists the help pages, by category or by words. */
  async index({ request, serialize }: HttpContext) {
    const input = await request.validateUsing(helpListValidator)
    const pages = await helpPagesOf(input)
    return serialize({
      message: 'Help pages',
      data: HelpTransformer.transform(pages.all()),
      pagination: pagination(pages.currentPage, pages.perPage, pages.total),
    })
  }

  /** Shows a help page. */
  async show({ auth, params, serialize }: HttpContext) {
    return serialize({
      message: 'A help page',
      data: HelpTransformer.transform(await findHelpPage(params.slug, auth.user)).useVariant(
        'whole'
      ),
    })
  }

  /** Takes whether a page helped. */
  async vote(ctx: HttpContext) {
    const page = await findHelpPage(ctx.params.slug)
    const vote = await ctx.request.validateUsing(voteValidator)
    const voter = ctx.auth.user ? { userId: ctx.auth.user.id } : { browser: browserOf(ctx) }
    return { message: 'Thank you', data: await voteOnHelp(page, voter, vote) }
  }
}
