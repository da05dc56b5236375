import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence, type Said } from '#api/languages/sentence'
import { notify } from '#api/notifications/notify'
import Candidate from '#api/candidates/models/candidate'
import type TestAccommodation from '#api/assessments/models/test_accommodation'

const TESTS = '/candidate/tests'
type Told = { message: Said; lines?: Said[] }

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
      lines: [sentence('{message}.', { message }), ...lines],
      action: { label: sentence('Look at your tests'), path: TESTS },
    },
  })
}

/** The candidate hears how much more time their tests have, and until when. */
export const tellOfGrant = (trx: TransactionClientContract, wish: TestAccommodation) =>
  tell(trx, wish, {
    message: sentence('Your tests have {extraPercent} % more time', {
      extraPercent: wish.extraPercent,
    }),
    lines: [
      wish.endsAt
        ? sentence(
            'It applies to a test you are taking now and to each one you start from now on, until {day}. Companies are not told that you asked for it, or why.',
            { day: wish.endsAt.toUTC() }
          )
        : sentence(
            'It applies to a test you are taking now and to each one you start from now on. Companies are not told that you asked for it, or why.'
          ),
    ],
  })

/** The candidate hears that they get no more time, and why. */
export const tellOfRefusal = (trx: TransactionClientContract, wish: TestAccommodation) =>
  tell(trx, wish, {
    message: sentence('You asked for more time for tests; we could not grant it'),
    lines: [
      sentence('The reason: {reason}', { reason: wish.reason }),
      sentence('You can ask again.'),
    ],
  })

/** The candidate hears that their tests have their usual time again. */
export const tellOfEnd = (trx: TransactionClientContract, wish: TestAccommodation) =>
  tell(trx, wish, {
    message: sentence('Your tests have their usual time again'),
    lines: [
      ...(wish.reason ? [sentence('The reason: {reason}', { reason: wish.reason })] : []),
      sentence('You can ask for more time again.'),
    ],
  })
