import router from '@adonisjs/core/services/router'
import db from '@adonisjs/lucid/services/db'
import { Refusal } from '#api/http/refusal'
import { partOff } from '#api/languages/language_facts'
import type User from '#api/accounts/models/user'
import { shownArticle } from '#api/content/article'
import type { Written } from '#api/content/has_words'
import { addressNow, tables, type ContentKind } from '#api/content/former_address'

/**
 * Refuses (422) to show everyone a page with links to pages of ours that are not there, or to headings that it does
 * not have. What the schedule publishes was looked at when it was scheduled.
 */
export async function linksLead(
  { body, textField = 'body' }: Written,
  { by }: { by: User | null }
) {
  if (!by) return
  const { body: shown, headings } = shownArticle(body)
  const links = [...shown.matchAll(/<a href="([/#][^"]*)"/g)].map(([, link]) => link!)
  const lost: string[] = []
  for (const link of new Set(links)) {
    const leads = link.startsWith('#')
      ? headings.some(({ id }) => `#${id}` === link)
      : await isPage(link)
    if (!leads) lost.push(link)
  }
  if (lost.length)
    throw new Refusal(
      `${lost.length > 1 ? 'These links lead' : 'This link leads'} nowhere: ${lost.join(', ')}. Correct or remove ${lost.length > 1 ? 'them' : 'it'} first`,
      { status: 422, field: textField }
    )
}

/** Whether an address of ours has a page; a text must be published, under this address or another one now. */
async function isPage(link: string) {
  const { path } = partOff(new URL(link, 'http://page').pathname)
  const [, kind, slug] = /^\/(help|blogs|skills)\/([^/]+)$/.exec(path) ?? []
  if (!kind) return (router.match(path, 'GET', true)?.route.name ?? NOWHERE) !== NOWHERE
  const table = tables[kind as ContentKind]
  const page = await db.from(table).where({ slug, status: 'published' }).first()
  return Boolean(page ?? (await addressNow(kind as ContentKind, slug!)))
}
const NOWHERE = 'pages.nowhere'
