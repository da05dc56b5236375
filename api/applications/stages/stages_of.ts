import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Language } from '#api/languages/language_facts'
import { translated } from '#api/languages/say'
import type Job from '#api/jobs/models/job'
import Stage from '#api/applications/models/stage'
import { stageStatuses, applicationFlow } from '#api/applications/application_flow'
import type { StageStatus } from '#api/applications/application_flow'

/** A column of a job's board. */
export type BoardColumn = {
  key: string
  stageId: number | null
  status: StageStatus
  name: string
  /** Those without a stage are in the first one of their status. */
  isFirst: boolean
  count: number
}

/** The stages of a job: of its own template, else of the company's default; none where the product's own are used. */
export async function stagesOf(
  { companyId, stageTemplateId }: Pick<Job, 'companyId' | 'stageTemplateId'>,
  trx?: TransactionClientContract
): Promise<Stage[]> {
  const template =
    stageTemplateId ??
    (
      await (trx ?? db)
        .from('stage_templates')
        .where({ company_id: companyId, is_default: true })
        .select('id')
        .first()
    )?.id
  if (!template) return []
  return Stage.query(trx ? { client: trx } : {})
    .where({ stageTemplateId: template, companyId })
    .whereNull('archived_at')
    .orderBy('position')
    .orderBy('id')
}

/** Whether applications with this stage's status, but without a stage of their own, count as in this stage. */
export const isFirst = (stages: Stage[], { id, status }: Stage) =>
  stages.find((stage) => stage.status === status)?.id === id

/** The columns of a board with how many are in each; a status that no stage maps to gets one while somebody is there. */
export function columnsOf(
  stages: Stage[],
  standing: { status: string; stage_id: number | null; count: number }[],
  language: Language
): BoardColumn[] {
  const known = new Set(stages.map(({ id }) => id))
  const count = (status: string, stage?: Stage) =>
    standing
      .filter(
        (row) =>
          row.status === status &&
          (!stage ||
            row.stage_id === stage.id ||
            (isFirst(stages, stage) && (row.stage_id === null || !known.has(row.stage_id))))
      )
      .reduce((sum, row) => sum + row.count, 0)
  const own = stages.map((stage) => ({
    key: String(stage.id),
    stageId: stage.id,
    status: stage.status,
    name: stage.name,
    isFirst: isFirst(stages, stage),
    count: count(stage.status, stage),
  }))
  const others = stageStatuses
    .filter((status) => !stages.some((stage) => stage.status === status))
    .map((status) => ({
      key: status as string,
      stageId: null,
      status,
      name: translated(language, applicationFlow.states[status].label),
      isFirst: true,
      count: count(status),
    }))
    .filter((column) =>
      stages.length > 0 ? column.count > 0 : column.status !== 'assessment' || column.count > 0
    )
  if (own.length === 0) return others
  return [...own, ...others].sort(
    (a, b) =>
      // those that the company did not name come last
      Number(a.stageId === null || b.stageId === null) &&
      stageStatuses.indexOf(a.status) - stageStatuses.indexOf(b.status)
  )
}
