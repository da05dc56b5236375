import type { Language } from '#api/languages/language_facts'
import { say, translated } from '#api/languages/say'
import { sentence } from '#api/languages/sentence'
import { port } from '#api/http/port'
import type Job from '#api/jobs/models/job'
import Application from '#api/applications/models/application'
import { askedQuestions } from '#api/applications/apply/asked_questions'
import { stagesOf } from '#api/applications/stages/stages_of'
import { MOST_EXPORTED } from '#api/applications/application_facts'
import { applicationFlow } from '#api/applications/application_flow'

const BATCH = 500

/** What a company and these candidates wrote to each other, as text by the candidate's id. */
export const wordsWith = port<
  (companyId: number, candidateIds: number[]) => Promise<Map<number, string>>
>('what a company and its applicants wrote')

const headings = [
  sentence('Name'),
  sentence('E-mail'),
  sentence('Phone'),
  sentence('Headline'),
  sentence('City'),
  sentence('Status'),
  sentence('Stage'),
  sentence('In stage since'),
  sentence('Applied at'),
  sentence('Answer by'),
  sentence('First answered at'),
  sentence('Late since'),
  sentence('Ended at'),
  sentence('Source'),
  sentence('Medium'),
  sentence('Campaign'),
  sentence('Skills matched'),
  sentence('Skills asked'),
  sentence('Feedback'),
  sentence('Reason'),
  sentence('Note'),
  sentence('Cover letter'),
  sentence('Conversation'),
]

/**
 * The applicants of a job as a table, in the order of their applications and `MOST_EXPORTED` at most; what the product says is in its reader's language.
 */
export function exportApplicants(job: Job, language: Language) {
  const questions = askedQuestions(job).map(({ question }) => question)
  const columns = [...headings.map((heading) => say(language, heading)), ...questions]
  return { options: { columns }, batches: rows(job, questions, language) }
}

async function* rows(job: Job, questions: string[], language: Language) {
  const stages = await stagesOf(job)
  const stageName = ({ stageId, status }: Application) =>
    stages.find(({ id }) => id === stageId)?.name ??
    stages.find((stage) => stage.status === status)?.name
  for (let after = 0, left = MOST_EXPORTED; left > 0; left -= BATCH) {
    const batch = await Application.query()
      .withScopes((scopes) => scopes.reached())
      .where('job_id', job.id)
      .whereNull('merged_into_id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .preload('candidate', (candidate) => candidate.preload('user'))
    const words = await wordsWith(
      job.companyId,
      batch.filter(({ reaches }) => reaches).map(({ candidateId }) => candidateId)
    )
    yield batch.map((application) => {
      const { person, reaches } = application
      const said = reaches ? application.answers : []
      const answers = new Map(said.map(({ question, answer }) => [question, answer]))
      return [
        person.user.fullName,
        person.user.email,
        person.user.phone,
        person.headline,
        person.city,
        translated(language, applicationFlow.states[application.status].label),
        stageName(application),
        application.statusChangedAt.toUTC().toISO(),
        application.createdAt.toUTC().toISO(),
        application.answerBy.toUTC().toISO(),
        application.firstAnsweredAt?.toUTC().toISO(),
        application.lateAt?.toUTC().toISO(),
        application.endedAt?.toUTC().toISO(),
        application.source,
        application.sourceMedium,
        application.sourceCampaign,
        reaches ? application.skillsMatched : null,
        application.skillsAsked,
        application.feedback,
        application.reason,
        application.note,
        reaches ? application.coverLetter : null,
        words.get(application.candidateId),
        ...questions.map((question) => answers.get(question)),
      ]
    })
    if (batch.length < BATCH) return
    after = batch.at(-1)!.id
  }
}
