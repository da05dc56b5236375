import ScreeningQuestion from '#api/screening/models/screening_question'
import { givenRuns, givenSaid } from '../screening/given_screening.js'
import { mark, type Owners } from './routes_and_mark.js'

/** A screening question, a run, what was said of an applicant, and that they contest it. */
export async function theirScreening({ company, job, application }: Owners) {
  await givenRuns(1000)
  const screeningQuestion = await ScreeningQuestion.create({
    companyId: company.id,
    jobId: job.id,
    question: `Why ${mark}?`,
    idealAnswer: mark,
  })
  const { run, analysis, contest } = await givenSaid(application)
  await analysis
    .merge({ criteria: [{ ...analysis.criteria[0], why: mark }], overrideReason: mark })
    .save()
  await contest.merge({ message: mark }).save()
  return { screeningQuestion, run, contest }
}
