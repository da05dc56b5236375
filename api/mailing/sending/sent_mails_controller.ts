import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { wholeList } from '#api/http/pagination'
import { extentOf } from '#api/companies/access/company_rights'
import type CompanyMember from '#api/companies/models/company_member'
import MailBatch from '#api/mailing/models/mail_batch'
import MailPolicy from '#api/mailing/sending/mail_policy'
import { peopleNamed, type Person } from '#api/mailing/sending/addressees'
import { leftOutOnWire, previewMail } from '#api/mailing/sending/preview_mail'
import { sendMail, undoBatch, type Batched } from '#api/mailing/sending/send_mail'
import CompanyMailTransformer from '#api/mailing/history/company_mail_transformer'
import { historyOf } from '#api/mailing/history/company_mails'
import { historyValidator, sendMailValidator } from '#api/mailing/mailing_validators'

/** A company writes mails, calls them back and follows what becomes of them. */
export default class SentMailsController {
  /** Lists the mails that a company wrote, with the answers to them. */
  async index({ member, request, serialize }: HttpContext) {
    const filter = await request.validateUsing(historyValidator)
    const { mails, named, pagination } = await historyOf(member, filter)
    return serialize({
      message: 'E-mails that you sent',
      data: CompanyMailTransformer.transform(mails, named).depth(2),
      pagination,
    })
  }

  /** Writes a mail to applicants or unlocked developers. */
  async store({ bouncer, member, request, response }: HttpContext) {
    const input = await request.validateUsing(sendMailValidator)
    const people = await peopleNamed(member, input)
    await bouncer.with(MailPolicy).authorize('write', member, jobsOf(people))
    const sent = await sendMail(member, people, input)
    return response.accepted({ message: inShort(sent), data: onWire(sent) })
  }

  /**
   * Shows each mail as its reader would get it.
   *
   * @most 100
   */
  async preview({ bouncer, member, request }: HttpContext) {
    const input = await request.validateUsing(sendMailValidator)
    const people = await peopleNamed(member, input)
    await bouncer.with(MailPolicy).authorize('write', member, jobsOf(people))
    const { mails, leftOut } = await previewMail(member, people, input)
    return { message: 'Preview', data: mails, leftOut, pagination: wholeList(mails) }
  }

  /** Calls mails back that are not on their way yet. */
  async undo({ member, params }: HttpContext) {
    const batch = await own(member, params.id)
    const cancelled = await undoBatch(batch)
    return {
      message: cancelled === 1 ? 'The mail was called back' : `${cancelled} mails were called back`,
      data: { batchId: String(batch.id), cancelled },
    }
  }
}

/** A batch of the company; who writes for some jobs only reaches what they sent themselves. */
function own(member: CompanyMember, id: string) {
  const query = MailBatch.query().where({ id: rowId(id), companyId: member.companyId })
  if (extentOf('send_mail', member.role) !== true) query.where('sent_by', member.userId)
  return query.firstOrFail()
}

const jobsOf = (people: Person[]) => people.flatMap(({ job }) => (job ? [job.id] : []))

const inShort = ({ total, leftOut }: Batched) =>
  `${total === 1 ? 'The mail is on its way' : `${total} mails are on their way`}${
    leftOut.length ? `; ${leftOut.length} left out` : ''
  }`

const onWire = ({ batch, total, leftOut }: Batched) => ({
  batchId: String(batch.id),
  total,
  undoUntil: batch.sendAt.toUTC().toISO()!,
  leftOut: leftOut.map(leftOutOnWire),
})
