import type { HttpContext } from '@adonisjs/core/http'
import { pagination } from '#api/http/pagination'
import Industry from '#api/taxonomy/models/industry'
import JobTitle from '#api/taxonomy/models/job_title'
import Perk from '#api/taxonomy/models/perk'
import Skill from '#api/taxonomy/models/skill'
import SkillCategory from '#api/taxonomy/models/skill_category'
import Stack from '#api/taxonomy/models/stack'
import TaxonTransformer from '#api/taxonomy/taxon_transformer'
import Tool from '#api/taxonomy/models/tool'
import { suggest } from '#api/taxonomy/suggest'
import { taxonList } from '#api/taxonomy/taxonomy_validators'

const skillCategory = ['skill_category_id', 'skill_categories'] as const

/** The shared lists that forms and filters offer. */
export default class TaxonomyController {
  /** Lists the skill categories, with counts. */
  async categories({ request, serialize }: HttpContext) {
    const query = SkillCategory.query()
      .select('skill_categories.*')
      .withScopes((scopes) => scopes.withCounts())
    const list = await suggest(
      query,
      { limit: 100, ...(await request.validateUsing(taxonList)) },
      { order: 'position, id' }
    )
    return serialize({
      message: 'Skill categories',
      data: TaxonTransformer.transform(list.all()).useVariant('category'),
      pagination: paged(list),
    })
  }

  /** Lists the skills. */
  async skills({ request, serialize }: HttpContext) {
    const list = await suggest(
      Skill.query().preload('category'),
      await request.validateUsing(taxonList),
      { words: 'aliases', category: skillCategory, order: 'popularity desc, name' }
    )
    return serialize({
      message: 'Skills',
      data: TaxonTransformer.transform(list.all()).useVariant('skill'),
      pagination: paged(list),
    })
  }

  /** Lists the stacks. */
  async stacks({ request, serialize }: HttpContext) {
    const list = await suggest(
      Stack.query().preload('category'),
      await request.validateUsing(taxonList),
      { category: skillCategory, order: 'id' }
    )
    return serialize({
      message: 'Stacks',
      data: TaxonTransformer.transform(list.all()).useVariant('stack'),
      pagination: paged(list),
    })
  }

  /** Lists the tools. */
  async tools({ request, serialize }: HttpContext) {
    const list = await suggest(
      Tool.query().preload('category'),
      await request.validateUsing(taxonList),
      { category: skillCategory, order: 'id' }
    )
    return serialize({
      message: 'Tools',
      data: TaxonTransformer.transform(list.all()).useVariant('tool'),
      pagination: paged(list),
    })
  }

  /** Lists the industries. */
  async industries({ request, serialize }: HttpContext) {
    const list = await suggest(
      Industry.query(),
      { limit: 100, ...(await request.validateUsing(taxonList)) },
      { order: 'name' }
    )
    return serialize({
      message: 'Industries',
      data: TaxonTransformer.transform(list.all()),
      pagination: paged(list),
    })
  }

  /** Lists the job titles. */
  async jobTitles({ request, serialize }: HttpContext) {
    const list = await suggest(
      JobTitle.query().preload('category'),
      await request.validateUsing(taxonList),
      { words: 'synonyms', category: ['job_category_id', 'job_categories'], order: 'id' }
    )
    return serialize({
      message: 'Job titles',
      data: TaxonTransformer.transform(list.all() as any[]).useVariant('title'),
      pagination: paged(list),
    })
  }

  /** Lists the perks that companies offer. */
  async perks({ request, serialize }: HttpContext) {
    const list = await suggest(
      Perk.query(),
      { limit: 100, ...(await request.validateUsing(taxonList)) },
      { order: 'id' }
    )
    return serialize({
      message: 'Perks and benefits',
      data: TaxonTransformer.transform(list.all()).useVariant('perk'),
      pagination: paged(list),
    })
  }
}

function paged({
  currentPage,
  perPage,
  total,
}: {
  currentPage: number
  perPage: number
  total: number
}) {
  return pagination(currentPage, perPage, total)
}
