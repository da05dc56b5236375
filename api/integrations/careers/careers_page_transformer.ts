import { BaseTransformer } from '@adonisjs/core/transformers'
import { appUrl } from '#config/app'
import type Company from '#api/companies/models/company'
import type CareersPage from '#api/integrations/models/careers_page'

/** The careers page of a company as its owners and admins set it, with every address that shows its jobs. */
export default class CareersPageTransformer extends BaseTransformer<CareersPage> {
  constructor(
    page: CareersPage,
    protected company: Company
  ) {
    super(page)
  }

  toObject() {
    const { isOn, accent, headline, intro } = this.resource
    const { slug, isActive, verification } = this.company
    const at = `${appUrl}/careers/${slug}`
    return {
      isOn,
      accent,
      headline,
      intro,
      /** Only a verified company is shown to everyone. */
      isPublic: isOn && isActive && verification === 'verified' && slug !== null,
      url: at,
      indeedUrl: `${at}/indeed.xml`,
      linkedinUrl: `${at}/linkedin.xml`,
      snippet: `<script src="${appUrl}/embed/jobs.js" data-company="${slug}" async></script>`,
    }
  }
}
