import { CareersPageSchema } from '#database/schema'
import { USUAL_ACCENT } from '#api/integrations/careers/careers_facts'

/** How a company's careers page looks, and whether there is one. */
export default class CareersPage extends CareersPageSchema {
  /** The page of a company; as usual where nobody changed it. */
  static async of(companyId: number): Promise<CareersPage> {
    return this.firstOrNew(
      { companyId },
      { isOn: true, accent: USUAL_ACCENT, headline: null, intro: null }
    )
  }
}
