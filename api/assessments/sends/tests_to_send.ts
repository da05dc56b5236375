import { errors } from '@adonisjs/lucid'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import { unfilled } from '#api/assessments/bank/fill'
import Assessment from '#api/assessments/models/assessment'

/**
 * The tests that a company may send, in the order asked for: those of the product, and its own. Refuses (404) any other,
 * and (422) one that is switched off, or that the banks cannot fill now.
 */
export async function testsToSend(
  trx: TransactionClientContract,
  companyId: number,
  testIds: number[]
): Promise<Assessment[]> {
  const found = await Assessment.query({ client: trx })
    .whereIn('id', testIds)
    .where((tests) => tests.whereNull('company_id').orWhere('company_id', companyId))
  if (found.length < new Set(testIds).size) throw new errors.E_ROW_NOT_FOUND()
  const off = found.find(({ status }) => status !== 'active')
  if (off)
    throw new Refusal(
      sentence('"{name}" is no longer offered; choose another test', { name: off.name }),
      {
        status: 422,
        field: 'testIds',
      }
    )
  const [lack] = (await unfilled(trx, found)).values()
  if (lack)
    throw new Refusal(sentence('{lack}; change the test, or choose another one', { lack }), {
      status: 422,
      field: 'testIds',
    })
  return testIds.map((id) => found.find((test) => test.id === id)!)
}

/** The time of all together. */
export const minutesOf = (tests: Pick<Assessment, 'minutes'>[]) =>
  tests.reduce((sum, { minutes }) => sum + minutes, 0)
