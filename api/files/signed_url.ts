import router from '@adonisjs/core/services/router'
import { currentWork } from '#api/http/watch/current_work'
import { LINK_MINUTES } from '#api/files/file_facts'

/**
 * A link to a private file that needs no sign-in and dies in ten minutes (a video's lives as long as people watch): authorise
 * before you hand one out. It is made for a reader, who is who asks now unless told, and ends when they may not read the file
 * any more; one for a company ends when the owner withdraws from it, too.
 */
export function signedUrl(
  file: { id: number },
  {
    as = 'attachment',
    minutes = LINK_MINUTES,
    companyId,
    readerId = whoAsks(),
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

/** Who is signed in to the running request. */
function whoAsks() {
  const work = currentWork()
  return work && 'ctx' in work ? work.ctx?.auth?.user?.id : undefined
}
