import LegalPage from '#api/content/models/legal_page'

/** A published text of the law by its address. */
export const findLegalPage = (slug: string) =>
  LegalPage.query().where({ slug, status: 'published' }).firstOrFail()
