import db from '@adonisjs/lucid/services/db'
import StageTemplate from '#api/applications/models/stage_template'
import { isFirst } from '#api/applications/stages/stages_of'

export type ListedTemplate = {
  template: StageTemplate
  jobs: number
  /** Applicants by stage who have not ended. */
  standing: Map<number, number>
}

/** A company's pipelines with the jobs that use them and the number of people in each stage. */
export async function templatesOf(companyId: number): Promise<ListedTemplate[]> {
  const templates = await StageTemplate.query()
    .where('company_id', companyId)
    .orderBy('is_default', 'desc')
    .orderBy('name')
    .limit(50)
    .preload('stages')
  const fallback = templates.find(({ isDefault }) => isDefault)?.id ?? null
  const { rows: jobs } = await db.rawQuery(
    `select coalesce(stage_template_id, ?::bigint) as template, count(*) as count from jobs
     where company_id = ? and status <> 'archived' group by 1`,
    [fallback, companyId] as any[]
  )
  const { rows: standing } = await db.rawQuery(
    `select coalesce(job.stage_template_id, ?::bigint) as template, one.status, one.stage_id, count(*) as count
     from applications one join jobs job on job.id = one.job_id
     where one.company_id = ? and one.ended_at is null and one.merged_into_id is null group by 1, 2, 3`,
    [fallback, companyId] as any[]
  )
  return templates.map((template) => ({
    template,
    jobs: jobs.find((row: any) => row.template === template.id)?.count ?? 0,
    standing: new Map(
      template.stages.map((stage) => [
        stage.id,
        standing
          .filter(
            (row: any) =>
              row.template === template.id &&
              (row.stage_id === stage.id ||
                (row.stage_id === null &&
                  row.status === stage.status &&
                  isFirst(template.stages, stage)))
          )
          .reduce((sum: number, row: any) => sum + row.count, 0),
      ])
    ),
  }))
}
