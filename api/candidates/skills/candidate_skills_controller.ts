import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { addSkill, changeSkill, orderSkills, removeSkill } from '#api/candidates/skills/keep_skills'
import {
  addSkillValidator,
  changeSkillValidator,
  orderValidator,
} from '#api/candidates/candidate_validators'
import { SkillTransformer } from '#api/candidates/candidate_transformer'

const own = ({ candidate }: HttpContext) => candidate.related('skills').query().preload('skill')

export default class CandidateSkillsController {
  /**
   * Lists the candidate's skills in their order.
   *
   * @most 50
   */
  async index(ctx: HttpContext) {
    return ctx.serialize({
      message: 'Your skills',
      data: SkillTransformer.transform(await own(ctx).orderBy('position').orderBy('id')),
    })
  }

  /** Adds a skill to the profile. */
  async store({ candidate, request, response, serialize }: HttpContext) {
    const skill = await addSkill(candidate, await request.validateUsing(addSkillValidator))
    response.status(201)
    return serialize({
      message: 'The skill is on your profile',
      data: SkillTransformer.transform(skill),
    })
  }

  /** Changes years or level of a skill. */
  async update(ctx: HttpContext) {
    const skill = await own(ctx).where('id', rowId(ctx.params.id)).firstOrFail()
    await changeSkill(skill, await ctx.request.validateUsing(changeSkillValidator))
    return ctx.serialize({ message: 'The skill is saved', data: SkillTransformer.transform(skill) })
  }

  /** Removes a skill from the profile. */
  async destroy(ctx: HttpContext) {
    const skill = await own(ctx).where('id', rowId(ctx.params.id)).firstOrFail()
    await removeSkill(ctx.candidate, skill)
    return ctx.serialize({ message: 'The skill is removed', data: { _id: String(skill.id) } })
  }

  /**
   * Puts the skills in another order.
   *
   * @most 50
   */
  async order(ctx: HttpContext) {
    const { ids } = await ctx.request.validateUsing(orderValidator)
    await orderSkills(ctx.candidate, ids)
    return this.index(ctx)
  }
}
