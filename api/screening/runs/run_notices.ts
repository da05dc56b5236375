import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { notify } from '#api/notifications/notify'
import type ScreeningRun from '#api/screening/models/screening_run'

/** Who started a run hears of its end; with the job loaded. */
export async function tellRun(trx: TransactionClientContract, run: ScreeningRun) {
  if (run.startedBy === null) return
  const { job, done, failed, total } = run
  const people = (count: number) => `${count} ${count === 1 ? 'applicant' : 'applicants'}`
  const message =
    done === 0
      ? `The analysis of ${people(total)} for ${job.title} failed`
      : `${people(done)} for ${job.title} ${done === 1 ? 'is' : 'are'} analysed${failed > 0 ? `, ${failed} could not be` : ''}`
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
        `${message}.`,
        'Each score says what it stands on. It decides nothing; read it beside the resume.',
        ...(failed > 0 ? ['What failed cost nothing.'] : []),
      ],
      action: { label: 'See the applicants', path: link },
      about: `screening-run:${run.id}`,
    },
  })
}
