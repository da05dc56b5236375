import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import Job from '#api/jobs/models/job'
import StageTemplate from '#api/applications/models/stage_template'
import ApplicationPolicy from '#api/applications/application_policy'
import StageTemplateTransformer from '#api/applications/stages/stage_template_transformer'
import { templatesOf } from '#api/applications/stages/templates_of'
import {
  chooseTemplate,
  createTemplate,
  deleteTemplate,
  updateTemplate,
} from '#api/applications/stages/keep_template'
import {
  createTemplateValidator,
  jobStagesValidator,
  updateTemplateValidator,
} from '#api/applications/stages/stage_validators'

/** The pipelines of a company: its own stages, each standing for a status that candidates see. */
export default class StageTemplatesController {
  /**
   * Lists the company's templates of stages.
   *
   * @most 50
   */
  async index(ctx: HttpContext) {
    return answer(ctx, 'Your pipelines')
  }

  /**
   * Adds a template of stages.
   *
   * @most 50
   */
  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(createTemplateValidator)
    const { id } = await createTemplate(ctx.member.companyId, input)
    ctx.response.status(201)
    return answer(ctx, 'The pipeline is kept', id)
  }

  /**
   * Changes a template of stages.
   *
   * @most 50
   */
  async update(ctx: HttpContext) {
    const template = await own(ctx)
    await updateTemplate(template, await ctx.request.validateUsing(updateTemplateValidator))
    return answer(ctx, 'The pipeline is kept', template.id)
  }

  /** Deletes a template of stages. */
  async destroy(ctx: HttpContext) {
    const template = await own(ctx)
    await deleteTemplate(template)
    return ctx.serialize({
      message: 'The pipeline is deleted',
      data: { _id: String(template.id) },
    })
  }

  /** Gives a job the stages of a template. */
  async choose(ctx: HttpContext) {
    const { jobId, templateId = null } = await ctx.request.validateUsing(jobStagesValidator)
    const job = await Job.query()
      .where({ id: jobId, companyId: ctx.member.companyId })
      .firstOrFail()
    await ctx.bouncer.with(ApplicationPolicy).authorize('arrange', ctx.member, job.id)
    await chooseTemplate(job, templateId)
    return ctx.serialize({
      message: 'The job has its pipeline',
      data: { jobId: String(job.id), templateId: templateId && String(templateId) },
    })
  }
}

const own = ({ member, params }: HttpContext) =>
  StageTemplate.query()
    .where({ id: rowId(params.id), companyId: member.companyId })
    .firstOrFail()

async function answer({ member, serialize }: HttpContext, message: string, id?: number) {
  const all = await templatesOf(member.companyId)
  const listed = id ? all.filter(({ template }) => template.id === id) : all
  return serialize({ message, data: StageTemplateTransformer.transform(listed) })
}
