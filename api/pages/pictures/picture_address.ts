import router from '@adonisjs/core/services/router'
import { appUrl } from '#config/app'

/** The words of a picture. */
export type PictureWords = { title: string; about: string }

/**
 * The address of the picture that is shown where a page is shared. It carries the words and is signed, so that nobody
 * has words of theirs drawn under our name; other words are another address, so that a picture never grows old.
 */
export const pictureAddress = ({ title, about }: PictureWords) =>
  appUrl +
  router.makeSignedUrl(
    'pages.picture',
    {},
    { qs: { title: title.slice(0, 160), about: about.slice(0, 240) }, purpose: 'picture' }
  )
