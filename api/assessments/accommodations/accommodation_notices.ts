import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { notify } from '#api/notifications/notify'
import Candidate from '#api/candidates/models/candidate'
import type TestAccommodation from '#api/assessments/models/test_accommodation'

const TESTS = '/candidate/tests'
type Told = { message: string; lines?: string[] }

async function tell(
  trx: TransactionClientContract,
  { candidateId }: TestAccommodation,
  { message, lines = [] }: Told
) {
  const { userId } = await Candidate.query({ client: trx })
    .where('id', candidateId)
    .select('user_id')
    .firstOrFail()
  await notify(trx, {
    to: [userId],
    kind: 'assessment.accommodation',
    message,
    link: TESTS,
    devId: candidateId,
    mail: {
      subject: message,
      lines: [`${message}.`, ...lines],
      action: { label: 'Look at your tests', path: TESTS },
    },
  })
}

/** The candidate hears how much more time their tests have, and until when. */
export const tellOfGrant = (trx: TransactionClientContract, wish: TestAccommodation) =>
  tell(trx, wish, {
    message: `Your tests have ${wish.extraPercent} % more time`,
    lines: [
      `It holds for a test that you take at the moment, and for each that you start from now on${wish.endsAt ? `, until ${wish.endsAt.toUTC().toFormat('d LLLL yyyy')}` : ''}. Companies do not read that you asked for it, or why.`,
    ],
  })

/** The candidate hears that they get no more time, and why. */
export const tellOfRefusal = (trx: TransactionClientContract, wish: TestAccommodation) =>
  tell(trx, wish, {
    message: 'You asked for more time for tests; we could not grant it',
    lines: [`The reason: ${wish.reason}`, 'You can ask again.'],
  })

/** The candidate hears that their tests have their usual time again. */
export const tellOfEnd = (trx: TransactionClientContract, wish: TestAccommodation) =>
  tell(trx, wish, {
    message: 'Your tests have their usual time again',
    lines: [
      ...(wish.reason ? [`The reason: ${wish.reason}`] : []),
      'You can ask for more time again.',
    ],
  })
