import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { pagination } from '#api/http/pagination'
import { askForExport, latestExport } from '#api/privacy/ask_for_export'
import { dataMap, withdrawFrom } from '#api/privacy/data_map'
import { eraseAccount } from '#api/privacy/erase_account'
import { eraseValidator, mapValidator } from '#api/privacy/privacy_validators'
import { ExportTransformer, HoldingTransformer } from '#api/privacy/privacy_transformer'

/** What a person may know and decide about what we and others hold of them. */
export default class PrivacyController {
  /** Lists which companies hold what of the candidate. */
  async map({ candidate, request, serialize }: HttpContext) {
    const { page = 1, limit = 20 } = await request.validateUsing(mapValidator)
    const { holdings, total } = await dataMap(candidate.id, { page, limit })
    return serialize({
      message: 'Every company that holds something of yours',
      data: HoldingTransformer.transform(holdings),
      pagination: pagination(page, limit, total),
    })
  }

  /** Withdraws everything that a company holds of the candidate. */
  async withdraw({ candidate, params, serialize }: HttpContext) {
    const held = await withdrawFrom(candidate, rowId(params.id))
    return serialize({
      message: `${held.name} reaches you no more`,
      data: HoldingTransformer.transform(held),
    })
  }

  /** Shows whether one's own copy is ready. */
  async showExport({ auth, serialize }: HttpContext) {
    const latest = await latestExport(auth.getUserOrFail())
    return serialize({
      message: latest ? 'Your data' : 'Ask for your data, and we put it together',
      data: await serialize({ export: latest ? ExportTransformer.transform(latest) : null }),
    })
  }

  /** Asks for a copy of everything that is stored of oneself. */
  async askForExport({ auth, response, serialize }: HttpContext) {
    const asked = await askForExport(auth.getUserOrFail())
    await asked.load('file')
    return response.status(202).send(
      await serialize({
        message: 'We put everything together; a mail tells you when it is ready',
        data: await serialize({ export: ExportTransformer.transform(asked) }),
      })
    )
  }

  /** Erases one's own account. */
  async erase({ auth, request, serialize }: HttpContext) {
    const { password } = await request.validateUsing(eraseValidator)
    await eraseAccount(auth.getUserOrFail(), password)
    return serialize({ message: 'Your account is erased.', data: {} })
  }
}
