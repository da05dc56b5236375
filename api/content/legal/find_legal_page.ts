import type User from '#api/accounts/models/user'
import { seesDrafts } from '#api/content/sees_drafts'
import LegalPage from '#api/content/models/legal_page'

/** A published text of the law by its address; a draft too for who keeps the content. */
export const findLegalPage = (slug: string, reader?: User) =>
  LegalPage.query()
    .if(!seesDrafts(reader), (pages) => pages.where('status', 'published'))
    .where('slug', slug.slice(0, 200))
    .firstOrFail()
