import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#api/http/refusal'
import CompanyMember from '#api/companies/models/company_member'
import { InterviewArranged } from '#api/interviews/calendar/events'
import type Interview from '#api/interviews/models/interview'
import Interviewer from '#api/interviews/models/interviewer'
import { onLocked } from '#api/interviews/settle_interviews'
import { holdTime } from '#api/interviews/slots/hold_time'
import { openStatuses } from '#api/interviews/interview_flow'

/** Names those who take part, active members of the company, in place of those named before. */
export async function nameInterviewers(
  trx: TransactionClientContract,
  interview: Interview,
  userIds: number[]
) {
  const members = await CompanyMember.query({ client: trx })
    .where('companyId', interview.companyId)
    .withScopes((scopes) => scopes.acting())
    .whereIn('user_id', userIds)
    .select('user_id')
  if (members.length !== userIds.length)
    throw new Refusal('An interviewer is not an active member of your company; choose again', {
      status: 422,
      field: 'interviewerIds',
    })
  await trx.from('interviewers').where('interview_id', interview.id).delete()
  await Interviewer.createMany(
    userIds.map((userId) => ({
      companyId: interview.companyId,
      interviewId: interview.id,
      userId,
    })),
    { client: trx }
  )
  if (userIds.length > 0) await takeOver(trx, interview, userIds[0])
  await interview.load('interviewers', (people) => people.preload('user'))
}

/** The person who is named takes the place of a leader who is not active any more; the flag goes. */
async function takeOver(trx: TransactionClientContract, interview: Interview, userId: number) {
  if (!interview.organiserLeftAt) return
  const leader = await CompanyMember.query({ client: trx })
    .where('companyId', interview.companyId)
    .withScopes((scopes) => scopes.acting())
    .where('user_id', interview.organiserId ?? 0)
    .first()
  await interview
    .merge({ organiserLeftAt: null, organiserId: leader ? leader.userId : userId })
    .save()
}

/** Others take part; a held time is held for them too, or refused when one of them is busy. */
export const changeInterviewers = (interview: Interview, userIds: number[]) =>
  onLocked(interview, async (locked, trx) => {
    if (!openStatuses.includes(locked.status))
      throw new Refusal('This interview is over, so its interviewers can no longer change')
    await nameInterviewers(trx, locked, userIds)
    await InterviewArranged.dispatch(locked, trx)
    const held = locked.status === 'scheduled' || locked.status === 'reschedule_requested'
    if (!held || locked.startsAt! <= DateTime.now()) return
    const { expiresAt, remindedDayAt, remindedHourAt } = locked
    await holdTime(trx, locked, locked.span!, DateTime.now())
    // the time is the same, and so are its marks
    await locked.merge({ expiresAt, remindedDayAt, remindedHourAt }).save()
  })
