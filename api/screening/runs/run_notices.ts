import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import { notify } from '#api/notifications/notify'
import type ScreeningRun from '#api/screening/models/screening_run'

/** Who started a run hears of its end; with the job loaded. */
export async function tellRun(trx: TransactionClientContract, run: ScreeningRun) {
  if (run.startedBy === null) return
  const { job, done, failed, total } = run
  const message =
    done === 0
      ? sentence(
          'The analysis of {total, plural, one {# applicant} other {# applicants}} for {job} failed',
          { total, job: job.title }
        )
      : sentence(
          '{done, plural, one {# applicant for {job} is} other {# applicants for {job} are}} analysed{failed, plural, =0 {} other {, # could not be}}',
          { done, job: job.title, failed }
        )
  const link = `/client/jobs/${job.id}/applicants?sort=score`
  await notify(trx, {
    to: [run.startedBy],
    kind: 'screening.done',
    message,
    link,
    jobId: job.id,
    clientId: run.companyId,
    data: { runId: String(run.id) },
    mail: {
      subject: message,
      lines: [
        sentence('{message}.', { message }),
        sentence('Each score shows its evidence. It decides nothing; read it beside the resume.'),
        ...(failed > 0 ? [sentence('What failed cost nothing.')] : []),
      ],
      action: { label: sentence('See the applicants'), path: link },
      about: `screening-run:${run.id}`,
    },
  })
}
