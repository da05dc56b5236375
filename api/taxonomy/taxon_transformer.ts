import { BaseTransformer } from '@adonisjs/core/transformers'

type Row = {
  id: number
  name: string
  slug: string
  icon: string | null
  status?: string
  $extras?: Record<string, any>
  category?: { id: number; name: string; slug: string } | null
  [key: string]: any
}

/** One row of a shared list, by its kind as a variant. */
export default class TaxonTransformer extends BaseTransformer<Row> {
  toObject() {
    const { id, name, slug, icon } = this.resource
    return { _id: String(id), name, slug, icon: icon ?? null }
  }

  skill() {
    const { id, name, slug, icon, status } = this.resource
    return {
      _id: String(id),
      skillName: name,
      slug,
      skillIcon: icon,
      skillStatus: status,
      ...this.#category(),
    }
  }

  stack() {
    const { id, name, slug, icon, status, description, skillIds } = this.resource
    return {
      _id: String(id),
      stackName: name,
      slug,
      stackIcon: icon,
      stackStatus: status,
      description: description as string | null,
      skillIds: (skillIds as number[]).map(String),
      ...this.#category(),
    }
  }

  tool() {
    const { id, name, slug, icon, status } = this.resource
    return {
      _id: String(id),
      toolName: name,
      slug,
      toolIcon: icon,
      toolStatus: status,
      ...this.#category(),
    }
  }

  category() {
    const { skills, stacks, tools } = this.resource.$extras as Record<string, number>
    return {
      ...this.toObject(),
      count: skills,
      skillCount: skills,
      stackCount: stacks,
      toolCount: tools,
    }
  }

  title() {
    const { id, name, slug, synonyms, category } = this.resource
    return {
      _id: String(id),
      name,
      jobTitle: name,
      slug,
      synonyms: synonyms as string[],
      categoryId: category ? String(category.id) : null,
      categoryName: category?.name ?? null,
    }
  }

  perk() {
    return { ...this.toObject(), group: this.resource.perkGroup as string | null }
  }

  trend() {
    return { ...this.toObject(), count: this.resource.jobs as number }
  }

  trendingSkill() {
    const { name, icon, jobs } = this.resource
    return { ...this.toObject(), skillName: name, skillIcon: icon, count: jobs as number }
  }

  #category() {
    const { category } = this.resource
    return {
      categoryId: category ? String(category.id) : null,
      categoryName: category?.name ?? null,
    }
  }
}
