/** SQL: a candidate has passed a test of a skill or a stack, and the pass still holds. */
export const hasPassedTest = (candidateId: string) =>
  `exists (select from test_results r join attempts a on a.id = r.attempt_id and a.status = 'done'
     join assessments t on t.id = r.assessment_id and t.kind in ('skill', 'stack')
     where r.candidate_id = ${candidateId} and r.passed and r.valid_until > now())`
