import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rowId } from '#api/http/ids'
import { namesOf } from '#api/taxonomy/names'
import type Candidate from '#api/candidates/models/candidate'
import ProfileUpdateRequest, { type Changes } from '#api/candidates/models/profile_update_request'
import type { Pending } from '#api/candidates/sections/section_transformers'
import { rowsOf, type Section } from '#api/candidates/sections/sections'
import { askForUpdate, waitingFor, withdrawUpdate } from '#api/candidates/updates/ask_for_update'

type Input = Record<string, any>

/** Puts a new row before the moderators, and returns it as it would look. */
export async function askToAdd(
  trx: TransactionClientContract,
  candidate: Candidate,
  section: Section,
  input: Input
) {
  const request = await askForUpdate(trx, candidate, {
    part: section.checked!,
    action: 'add',
    input,
    changes: await differences(section, null, input),
  })
  return asRow(candidate, section, request)
}

/** Puts a change of a row before the moderators; changing it back to what is live takes the request back. */
export async function askToChange(
  trx: TransactionClientContract,
  candidate: Candidate,
  section: Section,
  id: number,
  input: Input
) {
  if (id < 0) {
    const request = await findAdded(trx, candidate, section, id)
    await request.merge({ input, changes: await differences(section, null, input) }).save()
    return asRow(candidate, section, request)
  }
  const row = await rowsOf(candidate, section).where('id', id).firstOrFail()
  const changes = await differences(section, row, input)
  if (Object.keys(changes).length === 0)
    await withdrawUpdate(trx, await waitingFor(trx, candidate, section.checked!, id))
  else
    row.$extras.pending = pendingOf(
      await askForUpdate(trx, candidate, { part: section.checked!, rowId: id, input, changes })
    )
  return row
}

/** Takes back what waits for a row; a row that is not live yet is gone with it. */
export async function withdrawRow(
  trx: TransactionClientContract,
  candidate: Candidate,
  section: Section,
  id: number
) {
  await withdrawUpdate(
    trx,
    id < 0
      ? await findAdded(trx, candidate, section, id)
      : await waitingFor(trx, candidate, section.checked!, id)
  )
}

/** The live rows, each with its change that waits, and the rows that wait to be added. */
export async function withPending(
  candidate: Candidate,
  section: Section,
  rows: Awaited<ReturnType<typeof rowsOf>>
) {
  if (!section.checked) return rows
  const requests = await ProfileUpdateRequest.query()
    .where({ candidateId: candidate.id, part: section.checked, status: 'pending' })
    .orderBy('id')
    .limit(100)
  for (const row of rows) {
    const request = requests.find(({ rowId }) => rowId === row.id)
    if (request) row.$extras.pending = pendingOf(request)
  }
  const added = requests.filter(({ action }) => action === 'add')
  return [...rows, ...added.map((request) => asRow(candidate, section, request))]
}

/** A row of the candidate's own by what an address says: live, or with minus its request's number. */
export async function findRow(
  candidate: Candidate,
  section: Section,
  text: unknown
): Promise<{ id: number }> {
  if (section.checked && typeof text === 'string' && text.startsWith('-')) {
    const { id } = await ProfileUpdateRequest.query()
      .where({ id: rowId(text.slice(1)), candidateId: candidate.id, part: section.checked })
      .where({ status: 'pending', action: 'add' })
      .firstOrFail()
    return { id: -id }
  }
  return rowsOf(candidate, section).where('id', rowId(text)).firstOrFail()
}

/** Counts the rows of a section that wait for approval to be added. */
export const countAdded = (
  trx: TransactionClientContract,
  candidate: Candidate,
  { checked }: Section
) =>
  ProfileUpdateRequest.query({ client: trx })
    .where({ candidateId: candidate.id, part: checked!, status: 'pending', action: 'add' })
    .then((rows) => rows.length)

function findAdded(
  trx: TransactionClientContract,
  candidate: Candidate,
  { checked }: Section,
  id: number
) {
  return ProfileUpdateRequest.query({ client: trx })
    .where({
      id: -id,
      candidateId: candidate.id,
      part: checked!,
      status: 'pending',
      action: 'add',
    })
    .forUpdate()
    .firstOrFail()
}

const pendingOf = ({ id, action, input, createdAt }: ProfileUpdateRequest): Pending => ({
  requestId: String(id),
  action,
  input,
  since: createdAt.toUTC().toISO()!,
})

function asRow(candidate: Candidate, section: Section, request: ProfileUpdateRequest) {
  const model = rowsOf(candidate, section).model
  const row = new model()
  row.merge({ ...section.row(request.input), candidateId: candidate.id } as never)
  row.id = -request.id
  row.$extras.pending = pendingOf(request)
  return row
}

/** Each field that would read otherwise, in the words of the wire. */
async function differences(
  section: Section,
  row: Record<string, any> | null,
  input: Input
): Promise<Changes> {
  const before = row ? await read(section, row) : {}
  const after = await read(section, section.row(input))
  const changes: Changes = {}
  for (const name of Object.keys(after)) {
    const [from, to] = [before[name] ?? null, after[name] ?? null]
    if (JSON.stringify(from) !== JSON.stringify(to)) changes[name] = { from, to }
  }
  return changes
}

async function read({ wire }: Section, row: Record<string, any>): Promise<Input> {
  const { _id, pending: _pending, skillIds: _ids, skills: _skills, ...fields } = wire!(row)
  const ids: number[] = row.skillIds ?? []
  const names = await namesOf('skills', ids)
  return {
    ...fields,
    ...(ids.length ? { skills: ids.map((id) => names.get(id)?.name ?? String(id)) } : {}),
  }
}
