import type { HttpContext } from '@adonisjs/core/http'
import CreditEntryTransformer from '#api/assessments/credits/credit_entry_transformer'
import {
  creditHistoryValidator,
  turnOffValidator,
} from '#api/assessments/credits/credit_validators'
import { creditHistory, creditsOf } from '#api/assessments/credits/credits_of_company'
import { turnOff } from '#api/assessments/credits/turn_off'

/** The test credits of a company. */
export default class CreditsController {
  /** Says what credits a company has, what is reserved, and what runs out when. */
  async show({ member }: HttpContext) {
    return { message: 'Your test credits', data: await creditsOf(member.companyId) }
  }

  /** Turns the spending of credits off or on. */
  async turn({ member, request }: HttpContext) {
    const { turnedOff } = await request.validateUsing(turnOffValidator)
    await turnOff(member, turnedOff)
    return {
      message: turnedOff ? 'Tests are turned off: no credit is spent' : 'Tests are turned on',
      data: await creditsOf(member.companyId),
    }
  }

  /** Lists what became of a company's credits, with the balance after each line. */
  async history({ member, request, serialize }: HttpContext) {
    const { entries, pagination } = await creditHistory(
      member.companyId,
      await request.validateUsing(creditHistoryValidator)
    )
    return serialize({
      message: 'What became of your test credits',
      data: CreditEntryTransformer.transform(entries),
      pagination,
    })
  }
}
