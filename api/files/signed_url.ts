import router from '@adonisjs/core/services/router'
import { LINK_MINUTES } from '#api/files/file_facts'

/** A link to a private file that needs no sign-in and dies in ten minutes (a video's lives as long as people watch): authorise before you hand one out. One for a company ends when the owner withdraws from it, one for a reader when they may not read it any more. */
export function signedUrl(
  file: { id: number },
  {
    as = 'attachment',
    minutes = LINK_MINUTES,
    companyId,
    readerId,
  }: {
    as?: 'attachment' | 'inline'
    minutes?: number
    companyId?: number
    readerId?: number
  } = {}
): string {
  return router.makeSignedUrl(
    'files.show',
    { id: String(file.id) },
    { qs: { as, for: companyId, by: readerId }, expiresIn: `${minutes}m`, purpose: 'file' }
  )
}
