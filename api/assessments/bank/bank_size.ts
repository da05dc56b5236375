/** SQL: how many questions the bank of the test in `assessments` draws from; code is only drawn where a company asks for it. */
export const bankSize = `(select count(*) from questions q join assessment_topics t on t.id = q.topic_id
  where t.assessment_id = assessments.id and t.status = 'active' and q.status = 'active' and q.kind <> 'code')`
