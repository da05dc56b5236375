import type { HttpContext } from '@adonisjs/core/http'
import CareersPage from '#api/integrations/models/careers_page'
import CareersPageTransformer from '#api/integrations/careers/careers_page_transformer'
import { careersValidator } from '#api/integrations/integration_validators'

/** How the company shows its jobs outside of the marketplace. */
export default class CareersSettingsController {
  /** Shows how the careers page looks, and every address of the company's jobs. */
  async show({ member, serialize }: HttpContext) {
    const page = await CareersPage.of(member.companyId)
    return serialize({
      message: 'Careers page',
      data: CareersPageTransformer.transform(page, member.company),
    })
  }

  /** Changes how the careers page looks, or takes it down. */
  async update({ member, request, serialize }: HttpContext) {
    const input = await request.validateUsing(careersValidator)
    const page = await CareersPage.of(member.companyId)
    await page.merge(input).save()
    return serialize({
      message: 'The careers page is saved',
      data: CareersPageTransformer.transform(page, member.company),
    })
  }
}
