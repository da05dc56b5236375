import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import { labelIn } from '#api/http/choices'
import { applicationLimits } from '#api/applications/application_facts'
import {
  isRunning,
  stageStatuses,
  type ApplicationStatus,
  type StageStatus,
} from '#api/applications/application_flow'
import { IMPORT_SOURCE, importSystems, POOL_SOURCE } from '#api/imports/import_facts'
import type { ApplicationRow, Step } from '#api/imports/systems/rows'
import {
  countLeft,
  isOurs,
  keepRecords,
  keyOf,
  POOL_ID,
  recordsOf,
  withPeople,
  type Bringing,
} from '#api/imports/transfer/bring/bringing'
import { insertFresh, insertRows, nextIds } from '#api/imports/insert_rows'

/** What an application needs of the rows that it names. */
type Placed = { row: ApplicationRow; jobId: number; candidateId: number; made: boolean }

/**
 * Brings applications in with the stages they were in and when. What still ran for a job that is closed ended with it, as here.
 * They are answered for the promise of this product, which nobody gave them.
 */
export async function bringApplications(
  trx: TransactionClientContract,
  bringing: Bringing,
  given: ApplicationRow[]
) {
  const { wanted, dry, tally, would } = bringing
  const rows = await withPeople(
    trx,
    bringing,
    given.map((row) => keyed(row, wanted))
  )
  const jobs = await recordsOf(
    trx,
    bringing,
    'job',
    rows.map(({ row }) => row.jobId ?? POOL_ID)
  )
  const placed: Placed[] = []
  for (const { row, record, person, hasPerson } of rows) {
    const label = row.stage ?? row.status
    const job =
      row.jobId === null && wanted.jobId
        ? { job_id: wanted.jobId, made: false }
        : jobs.get(keyOf(row.jobId ?? POOL_ID))
    if (record)
      tally.count('application', isOurs(bringing, record) ? 'new' : 'known', row.source, label, {
        message: sentence('Brought in before'),
      })
    else if (!hasPerson) countLeft(bringing, row, label)
    else if (!job && !(dry && would.has(`job ${row.jobId ?? POOL_ID}`)))
      tally.count('application', 'faulty', row.source, label, {
        message: sentence('Its job is not in these files; send the jobs as well'),
      })
    else if (job?.job_id && person?.candidate_id)
      placed.push({
        row,
        jobId: Number(job.job_id),
        candidateId: Number(person.candidate_id),
        made: job.made,
      })
    else tally.count('application', 'new', row.source, label)
  }
  const before = await appliedBefore(trx, bringing, placed)
  const fresh = placed.filter(({ row, jobId, candidateId }) => {
    const known = before.has(`${jobId} ${candidateId}`)
    if (known || dry)
      tally.count('application', known ? 'known' : 'new', row.source, row.stage ?? row.status, {
        message: known ? sentence('This person has already applied for this job here') : '',
      })
    return !known
  })
  if (!dry) await addApplications(trx, bringing, fresh)
}

/** Who comes without a job may come again for another one: that is another application. */
const keyed = (row: ApplicationRow, { jobId }: Bringing['wanted']): ApplicationRow =>
  row.jobId === null && jobId ? { ...row, id: `${row.id} job:${jobId}` } : row

/** Those who applied for the same job here, by themselves or in an earlier import. */
async function appliedBefore(
  trx: TransactionClientContract,
  { wanted }: Bringing,
  placed: Placed[]
) {
  if (placed.length === 0) return new Set<string>()
  const { rows } = await trx.rawQuery(
    `select a.job_id, a.candidate_id from applications a
     join jsonb_to_recordset(:rows::jsonb) as g (job bigint, candidate bigint) on g.job = a.job_id and g.candidate = a.candidate_id
     where not exists (select from imported_records r where r.application_id = a.id and r.import_id = :import)`,
    {
      import: wanted.id,
      rows: JSON.stringify(
        placed.map(({ jobId, candidateId }) => ({ job: jobId, candidate: candidateId }))
      ),
    } as any
  )
  return new Set(rows.map(({ job_id, candidate_id }: any) => `${job_id} ${candidate_id}`))
}

async function addApplications(
  trx: TransactionClientContract,
  bringing: Bringing,
  placed: Placed[]
) {
  const { wanted, tally, now } = bringing
  const closed = new Map<number, Date>(
    (
      await trx
        .from('jobs')
        .whereIn('id', [...new Set(placed.map(({ jobId }) => jobId))])
        .whereNotNull('closed_at')
        .select('id', 'closed_at')
    ).map(({ id, closed_at }: any) => [Number(id), closed_at])
  )
  const stages = await stagesFor(trx, bringing, placed)
  const ids = await nextIds(trx, 'applications', placed.length)
  const all = placed.map(({ row, jobId, candidateId, made }, at) => {
    const steps = stepsOf(row, now)
    const last = steps.at(-1)!
    const closedAt = closed.get(jobId)
    if (closedAt && isRunning(last.status))
      steps.push({ at: later(closedAt, last.at), status: 'job_closed' })
    const { status, at: movedAt } = steps.at(-1)!
    const ended = !stageStatuses.includes(status as StageStatus)
    return {
      row,
      steps,
      value: {
        id: ids[at],
        company_id: wanted.companyId,
        job_id: jobId,
        candidate_id: candidateId,
        status,
        // a stage of its own pipeline only, and none for who is through
        stage_id:
          made && row.stage && !ended
            ? (stages.get(`${row.stage.toLowerCase()} ${status}`) ?? null)
            : null,
        cover_letter: row.coverLetter?.slice(0, applicationLimits.coverLetter.max) ?? null,
        answers: (row.answers ?? []).map(({ question, answer }) => ({
          question: question.slice(0, 300),
          answer: answer.slice(0, applicationLimits.answer.max),
        })),
        source: row.jobId === null && !wanted.jobId ? POOL_SOURCE : IMPORT_SOURCE,
        source_medium: wanted.system,
        reason: row.reason?.slice(0, applicationLimits.reason.max) ?? null,
        is_unread: false,
        answer_by: steps[0].at,
        first_answered_at: steps[0].at,
        status_changed_at: movedAt,
        ended_at: ended ? movedAt : null,
        created_at: steps[0].at,
        updated_at: now,
      },
    }
  })
  const written = await insertRows(
    trx,
    'applications',
    columns,
    all.map(({ value }) => value)
  )
  const kept = all.filter(({ row, value }) => {
    const isNew = written.has(value.id)
    tally.count('application', isNew ? 'new' : 'known', row.source, row.stage ?? row.status, {
      message: isNew ? '' : sentence('This person has an open application for this job'),
    })
    return isNew
  })
  await insertFresh(
    trx,
    'application_events',
    eventColumns,
    kept.flatMap(({ steps, value }) => eventsOf(bringing, steps, value))
  )
  await keepRecords(
    trx,
    bringing,
    'application',
    kept.map(({ row, value }) => ({
      id: row.id,
      made: true,
      application_id: value.id,
    }))
  )
  await trx.rawQuery(
    `update jobs set applicant_count = applicant_count + came.count
     from (select job_id, count(*) from applications where id = any(?) group by job_id) came where jobs.id = came.job_id`,
    [kept.map(({ value }) => value.id)] as any
  )
}

type Place = Omit<Step, 'status'> & { status: ApplicationStatus }

/** Its stages one after the other, from its coming to its last place; times never run back, and none is later than now. */
function stepsOf(
  { appliedAt, movedAt, history = [], stage, status }: ApplicationRow,
  now: Date
): Place[] {
  const steps: Place[] = [{ at: appliedAt, status: 'applied' }]
  const sorted = [...history].sort((one, other) => one.at.getTime() - other.at.getTime())
  for (const step of [
    ...sorted,
    { at: movedAt ?? sorted.at(-1)?.at ?? appliedAt, status, stage, note: undefined },
  ]) {
    const last = steps.at(-1)!
    if (step.status === last.status && (step.stage ?? last.stage) === last.stage) continue
    steps.push({ ...step, at: later(step.at, last.at) })
  }
  return steps.map((step) => ({ ...step, at: step.at < now ? step.at : now }))
}

const later = (one: Date, other: Date) => (one > other ? one : other)

const columns = {
  id: 'bigint',
  company_id: 'bigint',
  job_id: 'bigint',
  candidate_id: 'bigint',
  status: 'text',
  stage_id: 'bigint',
  cover_letter: 'text',
  answers: 'jsonb',
  source: 'text',
  source_medium: 'text',
  reason: 'text',
  is_unread: 'boolean',
  answer_by: 'timestamptz',
  first_answered_at: 'timestamptz',
  status_changed_at: 'timestamptz',
  ended_at: 'timestamptz',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
}

const eventColumns = {
  company_id: 'bigint',
  application_id: 'bigint',
  actor_id: 'bigint',
  from_status: 'text',
  to_status: 'text',
  kind: 'text',
  stage: 'text',
  reason: 'text',
  note: 'text',
  created_at: 'timestamptz',
}

function eventsOf(
  { wanted, colleagues }: Bringing,
  steps: Place[],
  { id, reason }: { id: number; reason: string | null }
) {
  return steps.map(({ at, status, stage, by, note }, index) => {
    const from = steps[index - 1]?.status ?? null
    const isLast = index === steps.length - 1
    return {
      company_id: wanted.companyId,
      application_id: id,
      actor_id: (by && colleagues.get(by.toLowerCase())) || null,
      from_status: from,
      to_status: status,
      kind: from === status ? 'stage' : 'move',
      stage: stage?.slice(0, 200) ?? null,
      reason: isLast && status === 'rejected' ? reason : null,
      note: note?.slice(0, applicationLimits.note.max) ?? null,
      created_at: at,
    }
  })
}

/** The stages that these applications are in, in a pipeline of their own; by name and status. What is over its bound keeps its status. */
async function stagesFor(trx: TransactionClientContract, bringing: Bringing, placed: Placed[]) {
  const { wanted } = bringing
  const named = new Map<string, { name: string; status: StageStatus }>()
  for (const { row, made } of placed)
    if (made && row.stage && stageStatuses.includes(row.status as StageStatus))
      named.set(`${row.stage.toLowerCase()} ${row.status}`, {
        name: [...row.stage].slice(0, applicationLimits.stageName.max).join(''),
        status: row.status as StageStatus,
      })
  if (named.size === 0) return new Map<string, number>()
  const templateId = await pipelineOf(trx, bringing)
  const here: { id: number; name: string; status: string }[] = await trx
    .from('stages')
    .where('stage_template_id', templateId)
    .whereNull('archived_at')
    .select('id', 'name', 'status')
  const known = new Map(
    here.map(({ id, name, status }) => [`${name.toLowerCase()} ${status}`, Number(id)])
  )
  for (const [key, { name, status }] of named) {
    const short = `${name.toLowerCase()} ${status}`
    if (!known.has(short) && known.size < applicationLimits.stages.max) {
      const [{ id }] = await trx
        .table('stages')
        .insert({
          company_id: wanted.companyId,
          stage_template_id: templateId,
          name,
          status,
          position: stageStatuses.indexOf(status) * 100 + known.size,
        })
        .returning('id')
      known.set(short, Number(id))
    }
    if (known.has(short)) known.set(key, known.get(short)!)
  }
  return known
}

/** The pipeline of a system's stages, made with the first of them; jobs that the import makes have it. */
async function pipelineOf(trx: TransactionClientContract, bringing: Bringing): Promise<number> {
  const { wanted } = bringing
  await trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 4))', [
    `pipeline ${wanted.companyId}`,
  ])
  const record = await trx
    .from('imported_records')
    .where({
      company_id: wanted.companyId,
      system: wanted.system,
      kind: 'pipeline',
      external_id: 'pipeline',
    })
    .whereNotNull('stage_template_id')
    .select('stage_template_id')
    .first()
  if (record) return Number(record.stage_template_id)
  const base = `${wanted.system === 'csv' ? 'Imported' : labelIn(importSystems, wanted.system)} stages`
  for (let at = 1; ; at++) {
    const name = at === 1 ? base : `${base} ${at}`
    const [made] = await trx.knexClient
      .table('stage_templates')
      .insert({
        company_id: wanted.companyId,
        name,
        is_default: false,
        created_at: bringing.now,
        updated_at: bringing.now,
      })
      .onConflict()
      .ignore()
      .returning('id')
    if (!made) continue
    await keepRecords(trx, bringing, 'pipeline', [
      { id: 'pipeline', made: true, stage_template_id: Number(made.id) },
    ])
    return Number(made.id)
  }
}

/** Gives the pipeline to the jobs that the import made, once it is through. */
export async function givePipeline({ wanted }: Bringing, trx: TransactionClientContract) {
  await trx.rawQuery(
    `update jobs set stage_template_id = p.stage_template_id
     from imported_records r join imported_records p on p.company_id = r.company_id and p.system = r.system and p.kind = 'pipeline'
     where r.import_id = ? and r.kind = 'job' and r.made and jobs.id = r.job_id and jobs.stage_template_id is null and p.stage_template_id is not null`,
    [wanted.id]
  )
}
