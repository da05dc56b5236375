import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { wholeList } from '#api/http/pagination'
import { checkCandidate } from '#api/catalogues/checks/check_candidate'
import { checkCompany } from '#api/catalogues/checks/check_company'
import { checkCustomSkill } from '#api/catalogues/checks/check_custom_skill'
import { checkJob } from '#api/catalogues/checks/check_job'
import { checkJobChange } from '#api/catalogues/checks/check_job_change'
import { checkProfileUpdate } from '#api/catalogues/checks/check_profile_update'
import type { Check } from '#api/catalogues/definition'

const told = (data: Check[]) => ({
  message: 'What was checked',
  data,
  pagination: wholeList(data),
})

/** What the product checks by itself for a person who decides on a row. */
export default class ChecksController {
  /**
   * Checks a job: its pay against others, whether its text is found elsewhere, its skills, and its company's record.
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

  /**
   * Checks a profile: who it is, what it says, its resume and skills, and what became of the person here.
   *
   * @most 10
   */
  async candidate({ params }: HttpContext) {
    return told(await checkCandidate(rowId(params.id)))
  }

  /**
   * Checks a change of a live job: whether it is still the same work, and its new pay against others.
   *
   * @most 10
   */
  async jobChange({ params }: HttpContext) {
    return told(await checkJobChange(rowId(params.id)))
  }

  /**
   * Checks a change of an approved profile: what is new, by its part, and the person.
   *
   * @most 10
   */
  async profileUpdate({ params }: HttpContext) {
    return told(await checkProfileUpdate(rowId(params.id)))
  }
}
