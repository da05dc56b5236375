import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { wholeList } from '#api/http/pagination'
import { checkCompany } from '#api/catalogues/checks/check_company'
import { checkCustomSkill } from '#api/catalogues/checks/check_custom_skill'
import { checkJob } from '#api/catalogues/checks/check_job'
import type { Check } from '#api/catalogues/definition'

const told = (data: Check[]) => ({
  message: 'What was checked',
  data,
  pagination: wholeList(data),
})

/** What is looked at by itself, for whoever decides on a row. */
export default class ChecksController {
  /**
   * Checks a job: its pay against others, whether its text stands elsewhere, its skills, and its company's record.
   *
   * @most 10
   */
  async job({ params }: HttpContext) {
    return told(await checkJob(rowId(params.id)))
  }

  /**
   * Checks a company: its name, its addresses, and what its profile lacks.
   *
   * @most 10
   */
  async company({ params }: HttpContext) {
    return told(await checkCompany(rowId(params.id)))
  }

  /**
   * Checks a name that somebody asked for: skills of nearly that name.
   *
   * @most 10
   */
  async customSkill({ params }: HttpContext) {
    return told(await checkCustomSkill(rowId(params.id)))
  }
}
