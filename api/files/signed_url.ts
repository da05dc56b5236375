import router from '@adonisjs/core/services/router'

export const LINK_MINUTES = 10

/** A link to a private file that needs no sign-in and dies in ten minutes: authorise before you hand one out. */
export function signedUrl(
  file: { id: number },
  { as = 'attachment' }: { as?: 'attachment' | 'inline' } = {}
): string {
  return router.makeSignedUrl(
    'files.show',
    { id: String(file.id) },
    { qs: { as }, expiresIn: `${LINK_MINUTES}m`, purpose: 'file' }
  )
}
