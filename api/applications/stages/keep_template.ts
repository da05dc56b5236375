import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { errors } from '@adonisjs/lucid'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import type Job from '#api/jobs/models/job'
import Stage from '#api/applications/models/stage'
import StageTemplate from '#api/applications/models/stage_template'
import { applicationLimits } from '#api/applications/application_facts'
import type { StageStatus } from '#api/applications/application_flow'

type Wanted = { _id?: number; name: string; status: StageStatus }
type Kept = {
  name?: string
  isDefault?: boolean
  stages?: Wanted[]
  moveTo?: Record<string, number>
}

/** A new pipeline of a company. */
export async function createTemplate(
  companyId: number,
  {
    name,
    isDefault = false,
    stages,
  }: Required<Pick<Kept, 'name' | 'stages'>> & Pick<Kept, 'isDefault'>
) {
  assertWhole(stages)
  return db.transaction(async (trx) => {
    await lockCompany(trx, companyId)
    const { count } = await trx
      .from('stage_templates')
      .where('company_id', companyId)
      .count('* as count')
      .first()
    if (count >= applicationLimits.templates.max)
      throw new Refusal(
        sentence('A company can have {max} pipelines at most; change or delete one', {
          max: applicationLimits.templates.max,
        })
      )
    await assertNameIsFree(trx, companyId, name)
    const template = await StageTemplate.create(
      { companyId, name, isDefault: false },
      { client: trx }
    )
    if (isDefault) await makeDefault(trx, template)
    await writeStages(trx, template, stages, new Map())
    return template
  })
}

/** Renames, reorders, adds and archives stages as the person left them. A stage with applicants goes only when it is said where they go. */
export async function updateTemplate(
  { id, companyId }: StageTemplate,
  { name, isDefault, stages, moveTo = {} }: Kept
) {
  if (stages) assertWhole(stages)
  return db.transaction(async (trx) => {
    await lockCompany(trx, companyId)
    const template = await StageTemplate.query({ client: trx }).where('id', id).firstOrFail()
    if (name && name !== template.name) {
      await assertNameIsFree(trx, companyId, name, id)
      template.name = name
      await template.save()
    }
    if (isDefault && !template.isDefault) await makeDefault(trx, template)
    if (isDefault === false && template.isDefault) await endDefault(trx, template)
    if (!stages) return template

    const standing = await Stage.query({ client: trx })
      .where('stage_template_id', id)
      .whereNull('archived_at')
      .orderBy('position')
      .orderBy('id')
    const known = new Map(standing.map((stage) => [stage.id, stage]))
    for (const { _id, status } of stages) {
      if (_id === undefined) continue
      const stage = known.get(_id)
      if (!stage) throw new errors.E_ROW_NOT_FOUND()
      if (stage.status !== status)
        throw new Refusal(
          sentence(
            'The stage "{stage}" keeps its status, because applicants were moved there under it; add a new stage instead',
            { stage: stage.name }
          ),
          { status: 422, field: 'stages' }
        )
    }
    await nameImplicitStages(trx, template, standing)
    const kept = new Set(stages.map(({ _id }) => _id))
    const gone = standing.filter((stage) => !kept.has(stage.id))
    const ids = await writeStages(trx, template, stages, known)
    for (const stage of gone) await archive(trx, stage, moveTo[String(stage.id)], ids, known)
    return template
  })
}

/** A pipeline that no job uses goes; applicants who were in its stages keep their status. */
export async function deleteTemplate({ id, companyId }: StageTemplate) {
  await db.transaction(async (trx) => {
    await lockCompany(trx, companyId)
    const used = await trx
      .from('jobs')
      .where({ company_id: companyId, stage_template_id: id })
      .count('* as count')
      .first()
    const template = await StageTemplate.query({ client: trx }).where('id', id).firstOrFail()
    if (used.count > 0)
      throw new Refusal(
        sentence(
          '{jobs, plural, one {One job uses this pipeline; give it another one first} other {# jobs use this pipeline; give them another one first}}',
          { jobs: used.count }
        )
      )
    if (template.isDefault)
      throw new Refusal('This pipeline is the default; make another one the default first')
    await template.delete()
  })
}

/** Gives a job another pipeline; its applicants are in the first stage of their status then. */
export async function chooseTemplate({ id, companyId }: Job, templateId: number | null) {
  await db.transaction(async (trx) => {
    await lockCompany(trx, companyId)
    if (templateId)
      await StageTemplate.query({ client: trx }).where({ id: templateId, companyId }).firstOrFail()
    await trx.from('jobs').where('id', id).update({ stage_template_id: templateId })
    await trx
      .from('applications')
      .where('job_id', id)
      .whereNotNull('stage_id')
      .update({ stage_id: null })
  })
}

/** One change of a company's pipelines at a time. */
const lockCompany = (trx: TransactionClientContract, companyId: number) =>
  trx.rawQuery('select id from companies where id = ? for no key update', [companyId])

function assertWhole(stages: Wanted[]) {
  for (const [status, name] of [
    ['applied', 'Applied'],
    ['hired', 'Hired'],
  ] as const)
    if (!stages.some((stage) => stage.status === status))
      throw new Refusal(
        sentence(
          'A pipeline needs a stage that stands for "{name}"; every application passes there',
          { name }
        ),
        { status: 422, field: 'stages' }
      )
  const names = stages.map(({ name }) => name.toLowerCase())
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice)
    throw new Refusal(
      sentence('Two stages are called "{twice}"; give each a name of its own', { twice }),
      {
        status: 422,
        field: 'stages',
      }
    )
}

async function assertNameIsFree(
  trx: TransactionClientContract,
  companyId: number,
  name: string,
  own = 0
) {
  const other = await trx
    .from('stage_templates')
    .where('company_id', companyId)
    .whereNot('id', own)
    .whereRaw('lower(name) = lower(?)', [name])
    .select('id')
    .first()
  if (other)
    throw new Refusal(sentence('Your company already has a pipeline called "{name}"', { name }), {
      status: 422,
      field: 'name',
    })
}

/** Jobs that went by the default so far keep it; new ones take the new default. */
async function makeDefault(trx: TransactionClientContract, template: StageTemplate) {
  const former = await StageTemplate.query({ client: trx })
    .where({ companyId: template.companyId, isDefault: true })
    .first()
  if (former) await endDefault(trx, former)
  template.isDefault = true
  await template.save()
}

async function endDefault(trx: TransactionClientContract, template: StageTemplate) {
  await trx
    .from('jobs')
    .where('company_id', template.companyId)
    .whereNull('stage_template_id')
    .update({ stage_template_id: template.id })
  template.isDefault = false
  await template.useTransaction(trx).save()
}

/** Those who are in the first stage of their status only by that get it by name, before the first one may be another. */
async function nameImplicitStages(
  trx: TransactionClientContract,
  template: StageTemplate,
  standing: Stage[]
) {
  const firsts = standing.filter(
    (stage) => standing.find(({ status }) => status === stage.status)!.id === stage.id
  )
  for (const { id, status } of firsts)
    await trx
      .from('applications')
      .where({ company_id: template.companyId, status })
      .whereNull('stage_id')
      .whereIn(
        'job_id',
        trx
          .from('jobs')
          .where('company_id', template.companyId)
          .where((jobs) => {
            jobs.where('stage_template_id', template.id)
            if (template.isDefault) jobs.orWhereNull('stage_template_id')
          })
          .select('id')
      )
      .update({ stage_id: id })
}

async function writeStages(
  trx: TransactionClientContract,
  { id: stageTemplateId, companyId }: StageTemplate,
  stages: Wanted[],
  known: Map<number, Stage>
) {
  const ids: number[] = []
  for (const [position, { _id, name, status }] of stages.entries()) {
    const stage = (_id && known.get(_id)) || new Stage()
    stage.useTransaction(trx)
    await stage.merge({ companyId, stageTemplateId, name, status, position }).save()
    ids.push(stage.id)
  }
  return ids
}

async function archive(
  trx: TransactionClientContract,
  stage: Stage,
  moveTo: number | undefined,
  kept: number[],
  known: Map<number, Stage>
) {
  const { count } = await trx
    .from('applications')
    .where('stage_id', stage.id)
    .whereNull('ended_at')
    .count('* as count')
    .first()
  const target = moveTo && kept.includes(moveTo) ? known.get(moveTo) : undefined
  if (count > 0 && !target)
    throw new Refusal(
      sentence(
        '{count, plural, one {One applicant is} other {# applicants are}} in "{stage}"; say which stage they go to',
        { count, stage: stage.name }
      ),
      { field: 'moveTo', details: { stageId: String(stage.id), applicants: count } }
    )
  if (target && target.status !== stage.status)
    throw new Refusal(
      sentence(
        '"{name}" maps to another status than "{stage}"; move those applicants on the board, so that they are told',
        { name: target.name, stage: stage.name }
      ),
      { field: 'moveTo', details: { stageId: String(stage.id), applicants: count } }
    )
  await trx
    .from('applications')
    .where('stage_id', stage.id)
    .update({ stage_id: target?.id ?? null })
  stage.archivedAt = DateTime.now()
  await stage.useTransaction(trx).save()
}
