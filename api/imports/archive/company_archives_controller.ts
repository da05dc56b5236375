import type { HttpContext } from '@adonisjs/core/http'
import { askForArchive, latestArchive } from '#api/imports/archive/ask_for_archive'
import CompanyArchiveTransformer from '#api/imports/archive/company_archive_transformer'

/** Everything of a company in one file, to take it along. */
export default class CompanyArchivesController {
  /** Shows whether the company's archive is ready. */
  async show({ member, serialize }: HttpContext) {
    const latest = await latestArchive(member)
    return serialize({
      message: latest ? 'The archive of your company' : 'Ask for the archive, and it is made',
      data: await serialize({
        archive: latest ? CompanyArchiveTransformer.transform(latest, member.userId) : null,
      }),
    })
  }

  /** Asks for an archive of everything of the company. */
  async store({ member, response, serialize }: HttpContext) {
    const asked = await askForArchive(member)
    await asked.load('file')
    return response.status(202).send(
      await serialize({
        message: 'The archive is being made; a notification tells you when it is ready',
        data: await serialize({
          archive: CompanyArchiveTransformer.transform(asked, member.userId),
        }),
      })
    )
  }
}
