import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { id, rowId } from '#api/http/ids'
import Skill from '#api/taxonomy/models/skill'
import { nearSkills } from '#api/catalogues/merging/near_skills'
import { touchedBy } from '#api/catalogues/merging/skill_parts'

export const mergeValidator = vine.create({ intoId: id().optional() })

/** What a merge of skills meets, before it is begun. */
export default class SkillMergesController {
  /**
   * Shows what merging a skill would touch, and which skills have nearly its name.
   *
   * @most 20
   */
  async show({ params, request }: HttpContext) {
    const { intoId } = await request.validateUsing(mergeValidator, { data: request.qs() })
    const skill = await Skill.findOrFail(rowId(params.id))
    const [touched, near] = await Promise.all([
      touchedBy({ from: skill.id, into: intoId }),
      nearSkills(skill.id),
    ])
    return { message: 'What a merge touches', data: { touched, near } }
  }
}
