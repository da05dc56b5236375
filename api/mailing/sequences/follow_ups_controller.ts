import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { wholeList } from '#api/http/pagination'
import type CompanyMember from '#api/companies/models/company_member'
import MailSequence from '#api/mailing/models/mail_sequence'
import { unlockedAmong } from '#api/talent/contact_access'
import { peopleNamed, type Person } from '#api/mailing/sending/addressees'
import MailPolicy from '#api/mailing/sending/mail_policy'
import { leftOutOnWire } from '#api/mailing/sending/preview_mail'
import { followUpFlow } from '#api/mailing/sequences/follow_up_flow'
import { followUpMoves } from '#api/mailing/sequences/follow_up_moves'
import { followUpsOf, listFollowUps } from '#api/mailing/sequences/follow_ups_of'
import { FollowUpTransformer } from '#api/mailing/sequences/sequence_transformer'
import { followUpListValidator, startValidator } from '#api/mailing/sequences/sequence_validators'
import { previewSequence, startFollowUps } from '#api/mailing/sequences/start_follow_ups'

/** Sequences under way for people: started, paused, stopped. */
export default class FollowUpsController {
  /** Lists for whom sequences are or were under way, with what went when. */
  async index({ member, request, serialize }: HttpContext) {
    const filter = await request.validateUsing(followUpListValidator)
    const { followUps, unlocked, pagination } = await listFollowUps(member, filter)
    return serialize({
      message: 'Follow-ups',
      data: FollowUpTransformer.transform(followUps, unlocked),
      pagination,
    })
  }

  /**
   * Shows each mail of a sequence as each of the people would get it, and when.
   *
   * @most 25
   */
  async preview({ bouncer, member, params, request }: HttpContext) {
    const { people, sequence } = await named(member, params.id, request)
    await bouncer.with(MailPolicy).authorize('write', member, jobsOf(people))
    const { people: data, leftOut } = await previewSequence(member, sequence, people)
    return { message: 'Preview', data, leftOut, pagination: wholeList(data) }
  }

  /** Starts a sequence for applicants or unlocked developers. */
  async store({ bouncer, member, params, request, response }: HttpContext) {
    const { people, sequence, input } = await named(member, params.id, request)
    await bouncer.with(MailPolicy).authorize('write', member, jobsOf(people))
    const { followUps, leftOut } = await startFollowUps(member, sequence, people, input)
    const data = { started: followUps.length, leftOut: leftOut.map(leftOutOnWire) }
    return response.created({ message: inShort(followUps.length, leftOut.length), data })
  }

  /** Holds the next mails of one person back. */
  async pause(ctx: HttpContext) {
    return moved(ctx, 'pause')
  }

  /** Goes on with the next mail, in the person's next working hours. */
  async resume(ctx: HttpContext) {
    return moved(ctx, 'resume')
  }

  /** Ends a sequence for one person; what waits is called back. */
  async stop(ctx: HttpContext) {
    return moved(ctx, 'stop')
  }
}

async function named(member: CompanyMember, id: string, request: HttpContext['request']) {
  const input = await request.validateUsing(startValidator)
  const sequence = await MailSequence.query()
    .where({ id: rowId(id), companyId: member.companyId })
    .firstOrFail()
  return { input, sequence, people: await peopleNamed(member, input) }
}

async function moved(
  { auth, member, params, serialize }: HttpContext,
  move: 'pause' | 'resume' | 'stop'
) {
  const followUp = await followUpsOf(member).where('id', rowId(params.id)).firstOrFail()
  await followUpMoves[move](followUp, auth.getUserOrFail())
  const shown = await followUpsOf(member).where('id', followUp.id).firstOrFail()
  return serialize({
    message: followUpFlow.moves[move].done,
    data: FollowUpTransformer.transform(shown, await unlockedAmong(member, [shown.candidateId])),
  })
}

const jobsOf = (people: Person[]) => people.flatMap(({ job }) => (job ? [job.id] : []))

const inShort = (started: number, leftOut: number) =>
  `Started for ${started === 1 ? 'one person' : `${started} people`}${leftOut ? `; ${leftOut} left out` : ''}`
