import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type Job from '#api/jobs/models/job'
import Application from '#api/applications/models/application'
import { askedQuestions } from '#api/applications/asked_questions'
import { applicationStates } from '#api/applications/application_states'

const BATCH = 500

/** All applicants of a job as CSV, read in batches; a cell that a spreadsheet would run as a formula is defused. */
export function exportApplicants(job: Job) {
  const questions = askedQuestions(job).map(({ question }) => question)
  const columns = [
    'Name',
    'E-mail',
    'Phone',
    'Headline',
    'City',
    'Status',
    'Applied at',
    'Answer by',
    'Skills matched',
    'Skills asked',
    'Feedback',
    'Reason',
    'Note',
    'Cover letter',
    ...questions,
  ]
  return Readable.from(rows(job, questions)).pipe(
    stringify({ header: true, columns, bom: true, escape_formulas: true })
  )
}

async function* rows(job: Job, questions: string[]) {
  for (let after = 0; ;) {
    const batch = await Application.query()
      .where('job_id', job.id)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .preload('candidate', (candidate) => candidate.preload('user'))
    for (const application of batch) {
      const { candidate } = application
      const answers = new Map(application.answers.map(({ question, answer }) => [question, answer]))
      yield [
        candidate.user.fullName,
        candidate.user.email,
        candidate.user.phone,
        candidate.headline,
        candidate.city,
        applicationStates[application.status].label,
        application.createdAt.toUTC().toISO(),
        application.answerBy.toUTC().toISO(),
        application.skillsMatched,
        application.skillsAsked,
        application.feedback,
        application.reason,
        application.note,
        application.coverLetter,
        ...questions.map((question) => answers.get(question)),
      ]
    }
    if (batch.length < BATCH) return
    after = batch.at(-1)!.id
  }
}
