import { signedUrlFor } from '@adonisjs/core/services/url_builder'

export const LINK_MINUTES = 10

/** A link to a private file that needs no sign-in and dies in ten minutes: authorise before you hand one out. */
export function signedUrl(file: { id: number }, { as = 'attachment' }: { as?: 'attachment' | 'inline' } = {}): string {
  return signedUrlFor('files.show', { id: String(file.id) }, { qs: { as }, expiresIn: `${LINK_MINUTES}m`, purpose: 'file' })
}
