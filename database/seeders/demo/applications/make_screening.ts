import { insert } from '#database/seeders/demo/insert'
import type { Application } from '#database/seeders/demo/applications/make_applications'
import { memberOf } from '#database/seeders/demo/companies/make_companies'
import { DAY, HOUR } from '#database/seeders/demo/random'
import { iso, type World } from '#database/seeders/demo/world'
import { isRunning } from '#api/applications/application_flow'
import Job from '#api/jobs/models/job'
import { PROMPT_VERSION } from '#api/screening/screening_facts'
import { judgeLocally, LOCAL_MODEL, scoreOf } from '#api/screening/judging/judge_locally'
import { inputHash } from '#api/screening/judging/judge'
import { gather, wantedOf } from '#api/screening/material/gather'
import { writeIdealAnswer, writeQuestions } from '#api/screening/questions/write_questions'
import { usualCriteria } from '#api/screening/rubric/usual_criteria'

const JOBS = 2
const MOST = 8

/** What the demo company had screened: two jobs with questions, a rubric, and what the local engine says of their real resumes. */
export async function makeScreening(
  world: World,
  applications: Application[],
  companyId: number
): Promise<void> {
  const { trx, now } = world
  const own = applications.filter(
    ({ opening, status }) => opening.company.id === companyId && isRunning(status)
  )
  const byJob = [...Map.groupBy(own, ({ opening }) => opening.id)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .slice(0, JOBS)
  for (const [nth, [jobId, all]] of byJob.entries()) {
    const chosen = all.slice(0, MOST)
    const at = now - (nth + 1) * DAY
    const { userId } = memberOf(chosen[0].opening.company, 'owner')
    const job = await Job.query({ client: trx }).where('id', jobId).firstOrFail()
    const wanted = await wantedOf(job, trx)
    const told = { company_id: companyId, created_at: iso(at), updated_at: iso(at) }
    await insert(
      trx,
      'screening_questions',
      writeQuestions(wanted, 6).map(({ question, kind, weight }, position) => ({
        ...told,
        job_id: jobId,
        question,
        kind,
        weight,
        position,
        engine: 'local',
        ideal_answer: position < 3 ? writeIdealAnswer(question, kind, wanted, new Map()) : null,
        created_by: userId,
      }))
    )
    const [rubricId] = await insert(trx, 'screening_rubrics', [
      {
        ...told,
        job_id: jobId,
        version: 1,
        criteria: usualCriteria(),
        created_by: userId,
      },
    ])
    const [runId] = await insert(trx, 'screening_runs', [
      {
        ...told,
        job_id: jobId,
        rubric_id: rubricId,
        started_by: userId,
        status: 'done',
        total: chosen.length,
        done: chosen.length,
        finished_at: iso(at + HOUR / 60),
      },
    ])
    await insert(
      trx,
      'screening_notices',
      chosen.map(({ id }) => ({
        ...told,
        application_id: id,
        jurisdiction: 'general',
        version: 1,
        analysed_from: iso(at),
        sent_at: iso(at),
      }))
    )
    for (const { id } of chosen) {
      const { dossier, hiddenText, resumeRead } = await gather(id, trx)
      const criteria = judgeLocally(wanted, dossier, usualCriteria())
      const score = scoreOf(criteria)
      await insert(trx, 'screening_analyses', [
        {
          ...told,
          job_id: jobId,
          application_id: id,
          run_id: runId,
          status: 'ready',
          score,
          criteria,
          engine: 'local',
          model: LOCAL_MODEL,
          prompt_version: PROMPT_VERSION,
          rubric_version: 1,
          input_hash: inputHash(wanted, dossier, usualCriteria()),
          hidden_text: hiddenText,
          resume_read: resumeRead,
          finished_at: iso(at + HOUR / 60),
        },
      ])
      await trx.from('applications').where('id', id).update({ analysis_score: score })
    }
  }
}
