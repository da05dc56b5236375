import { wholeList } from '#api/http/pagination'
import SkillCategory from '#api/taxonomy/models/skill_category'
import Skill from '#api/taxonomy/models/skill'
import Stack from '#api/taxonomy/models/stack'

/** Categories in one response, with the one for what has none. */
const MOST = 500

/** Skills and stacks by category, as the console's switchboards show them. */
export default class GroupedListsController {
  /**
   * Lists all skills by category.
   *
   * @most 500
   */
  async skills() {
    const categories = await SkillCategory.query().orderBy('position').orderBy('id').limit(MOST)
    const skills = await Skill.query()
      .select('id', 'name', 'slug', 'icon', 'status', 'skill_category_id')
      .orderBy('name')
    const of = Map.groupBy(skills, (skill) => skill.skillCategoryId)
    const data = categories.map((category) => ({
      ...head(category),
      skills: (of.get(category.id) ?? []).map((skill) => ({
        _id: String(skill.id),
        skillName: skill.name,
        slug: skill.slug,
        skillIcon: skill.icon,
        skillStatus: skill.status,
        categoryId: String(category.id),
      })),
    }))
    return { message: 'Skills by category', data, pagination: wholeList(data) }
  }

  /**
   * Lists all stacks by category.
   *
   * @most 500
   */
  async stacks() {
    const categories = await SkillCategory.query()
      .orderBy('position')
      .orderBy('id')
      .limit(MOST - 1)
    const stacks = await Stack.query()
      .select('id', 'name', 'slug', 'icon', 'status', 'skill_category_id')
      .orderBy('name')
    const of = Map.groupBy(stacks, (stack) => stack.skillCategoryId)
    const groups = [...categories, ...(of.has(null) ? [null] : [])]
    const data = groups.map((category) => ({
      ...head(category),
      stacks: (of.get(category?.id ?? null) ?? []).map((stack) => ({
        _id: String(stack.id),
        stackName: stack.name,
        slug: stack.slug,
        stackIcon: stack.icon,
        stackStatus: stack.status,
        categoryId: category ? String(category.id) : null,
      })),
    }))
    return { message: 'Stacks by category', data, pagination: wholeList(data) }
  }
}

const head = (category: SkillCategory | null) => ({
  _id: category ? String(category.id) : null,
  categoryName: category?.name ?? 'Without a category',
  slug: category?.slug ?? null,
})
