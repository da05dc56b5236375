import type { HttpContext } from '@adonisjs/core/http'
import { askForSkill } from '#api/candidates/skills/ask_for_skill'
import { customSkillValidator } from '#api/candidates/sections/section_validators'

export default class AskedSkillsController {
  /** Asks for a skill that the list lacks. */
  async store({ candidate, request, response, serialize }: HttpContext) {
    const { known, asked } = await askForSkill(
      candidate,
      await request.validateUsing(customSkillValidator)
    )
    if (known)
      return serialize({
        message: `${known.name} is on the list already`,
        data: { _id: String(known.id), name: known.name, status: 'known' },
      })
    return response.status(201).send(
      await serialize({
        message: `We look at ${asked.name} and add it to the list if it fits`,
        data: { _id: String(asked.id), name: asked.name, status: asked.status },
      })
    )
  }
}
