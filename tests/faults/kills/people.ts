import { prepare } from '../world.js'

export type Person = { id: number; token: string }
export type Taker = Person & { attemptId: number; questions: number[] }
export type Buyer = Person & { companyId: number }

const TALKS = 4
const UPLOADERS = 30
const TAKERS = 6
const IMPORTERS = 2
const BUYERS = 3

/** Everybody who does something, and what is there to do it with. */
export const people = await prepare(async () => {
  const { openSession } = await import('#api/accounts/sign_in/session_token_guard')
  const { startAttempt } = await import('#api/assessments/taking/start_attempt')
  const { default: AttemptQuestion } = await import('#api/assessments/models/attempt_question')
  const { givenCandidate, givenCompany } = await import('#tests/givens')
  const { givenSkillTest } = await import('../../functional/assessments/given_tests.js')
  const { givenApplicant } = await import('../../functional/interviews/given_interviews.js')
  const { givenPayer, givenProduct } = await import('../../functional/billing/given_billing.js')
  const personOf = async (user: Parameters<typeof openSession>[0]): Promise<Person> => ({
    id: user.id,
    token: (await openSession(user)).token,
  })
  const several = <T>(count: number, make: () => Promise<T>) =>
    Promise.all(Array.from({ length: count }, make))

  const { assessment } = await givenSkillTest({ each: 12 })
  return {
    talks: await several(TALKS, async () => {
      const { client, developer } = await givenApplicant()
      return { company: await personOf(client), candidate: await personOf(developer) }
    }),
    uploaders: await several(UPLOADERS, async () => personOf((await givenCandidate()).user)),
    takers: await several(TAKERS, async (): Promise<Taker> => {
      const { user, candidate } = await givenCandidate()
      const { attempt } = await startAttempt(candidate, { testId: assessment.id })
      const questions = await AttemptQuestion.query().where('attemptId', attempt.id)
      return {
        ...(await personOf(user)),
        attemptId: attempt.id,
        questions: questions.map(({ id }) => id),
      }
    }),
    importers: await several(IMPORTERS, async () => personOf((await givenCompany()).user)),
    buyers: await several(BUYERS, async (): Promise<Buyer> => {
      const { user, company } = await givenPayer()
      return { ...(await personOf(user)), companyId: company.id }
    }),
    product: (await givenProduct({ kind: 'credits' })).id,
  }
})
