import { labelIn } from '#api/http/choices'
import { ask } from '#api/http/hot_reads'
import type { VerifiedMark } from '#api/candidates/verified_mark'
import { skillBands } from '#api/assessments/assessment_facts'

type Row = Omit<VerifiedMark, 'bandLabel'> & { candidateId: number }

/**
 * Returns the verified marks of candidates by their ids: of each test the last result that is passed, valid and shown,
 * the latest first. A company's own tests are between it and its applicants; English counts once it is cleared.
 */
export async function verifiedMarksOf(
  candidateIds: number[]
): Promise<Map<number, VerifiedMark[]>> {
  const rows =
    candidateIds.length > 0 ? await ask<Row>('verified_marks', MARKS, [candidateIds]) : []
  const marks = new Map<number, VerifiedMark[]>()
  for (const { candidateId, takenAt, validUntil, ...row } of rows) {
    const mark = {
      ...row,
      bandLabel: row.kind === 'english' ? row.band : labelIn(skillBands, row.band),
      takenAt: new Date(takenAt),
      validUntil: new Date(validUntil),
    }
    marks.set(candidateId, [...(marks.get(candidateId) ?? []), mark])
  }
  return marks
}

const MARKS = `
  select * from (
    select distinct on (r.candidate_id, t.id) r.candidate_id as "candidateId", t.kind, t.name, t.skill_id as "skillId", r.band, r.created_at as "takenAt", r.valid_until as "validUntil"
    from test_results r join attempts a on a.id = r.attempt_id and a.status = 'done'
    join assessments t on t.id = r.assessment_id and t.kind in ('skill', 'stack', 'english')
    where r.candidate_id = any($1::bigint[]) and r.passed and r.shown and r.valid_until > now() and coalesce(r.clearance, 'cleared') = 'cleared'
    order by r.candidate_id, t.id, r.id desc
  ) marks order by "takenAt" desc, name`
