import type { HttpContext } from '@adonisjs/core/http'
import { asSeenBy } from '#api/talent/search/found_developers'
import { countInSteps, searchDevelopers } from '#api/talent/search/search_developers'
import { searchValidator } from '#api/talent/search/search_validators'
import DeveloperTransformer from '#api/talent/search/developer_transformer'

/** A company looks for developers. */
export default class DeveloperSearchController {
  /** Finds developers by skills, experience, place, pay and words. */
  async search({ member, request, language, serialize }: HttpContext) {
    const input = await request.validateUsing(searchValidator)
    const { developers, facets, pagination } = await searchDevelopers(
      member.company,
      input,
      language
    )
    const candidates = DeveloperTransformer.transform(await asSeenBy(member, developers))
    return serialize({ message: 'Developers', data: { candidates, facets }, pagination })
  }

  /** How many it would find, for those who may not see them yet: in steps, so that nobody is told apart. */
  async count({ member, request, serialize }: HttpContext) {
    const filter = await request.validateUsing(searchValidator)
    const atLeast = await countInSteps(member.company, filter)
    return serialize({ message: 'Developers', data: { atLeast } })
  }

  /** The same search; newest first and without facets unless told. */
  async list({ member, request, language, serialize }: HttpContext) {
    const input = await request.validateUsing(searchValidator)
    const { developers, facets, pagination } = await searchDevelopers(
      member.company,
      { ...input, sort: input.sort ?? 'latest', facets: input.facets ?? false },
      language
    )
    const candidates = DeveloperTransformer.transform(await asSeenBy(member, developers))
    return serialize({ message: 'Developers', data: { candidates, facets }, pagination })
  }
}
