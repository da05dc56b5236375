import type Candidate from '#api/candidates/models/candidate'
import { rowsOf, type Section } from '#api/candidates/sections/sections'

/** Writes a row at the end of a section. */
export async function insertRow(
  candidate: Candidate,
  section: Section,
  input: Record<string, unknown>
) {
  const last = await rowsOf(candidate, section).orderBy('position', 'desc').first()
  const { id } = await candidate
    .related(section.relation as 'employments')
    .create({ ...section.row(input), position: (last?.position ?? -1) + 1 })
  return rowsOf(candidate, section).where('id', id).firstOrFail()
}

/** Writes what was sent in the place of a row; what was left out becomes empty. */
export async function replaceRow(
  candidate: Candidate,
  section: Section,
  id: number,
  input: Record<string, unknown>
) {
  const row = await rowsOf(candidate, section).where('id', id).firstOrFail()
  await row.merge(section.row(input)).save()
  return rowsOf(candidate, section).where('id', id).firstOrFail()
}
