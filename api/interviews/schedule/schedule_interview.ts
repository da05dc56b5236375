import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#api/http/refusal'
import { assertMayWrite } from '#api/candidates/control/reach'
import type Application from '#api/applications/models/application'
import Interview from '#api/interviews/models/interview'
import { applicationFlow } from '#api/applications/application_flow'
import { firstState, type Person } from '#api/interviews/interview_flow'
import { lockApplications } from '#api/applications/write_moves'
import { moveToInterviewStage } from '#api/interviews/interview_stage'
import { holdTime } from '#api/interviews/slots/hold_time'
import { addSlots, offerSpans, recordMove } from '#api/interviews/move_interview'
import { tellOfInterview } from '#api/interviews/interview_notices'
import { offerOrSchedule, type Terms } from '#api/interviews/answer_interview'
import { nameInterviewers } from '#api/interviews/interviewers/name_interviewers'
import { spansOf } from '#api/interviews/slots/interview_times'
import { REQUEST_HOURS, USUAL_DURATION } from '#api/interviews/interview_facts'
import type { EitherSide } from '#api/accounts/account_facts'

type Asked = Terms & { slots: { start: DateTime }[] }

/** One time is booked at once, several are offered to choose from: as an answer to the round that waits for times, as an edit of the named one, else as a new round. */
export async function scheduleInterview(
  { id }: Application,
  by: Person,
  { interviewId, ...input }: Asked & { interviewId?: number }
) {
  const rounds = Interview.query().where('application_id', id)
  const round = interviewId
    ? await rounds.where('id', interviewId).firstOrFail()
    : await rounds.where('status', 'requested').first()
  return round ? offerOrSchedule(round, by, input) : openRound(id, by, input)
}

async function openRound(
  applicationId: number,
  by: Person,
  { slots, timeZone, interviewerIds = [], ...terms }: Asked
) {
  const spans = spansOf(
    slots.map((slot) => slot.start),
    terms.duration
  )
  return db.transaction(async (trx) => {
    const now = DateTime.now()
    const { application, interview } = await newRound(trx, applicationId, 'client')
    interview.merge({
      ...terms,
      clientTimeZone: timeZone,
      organiserId: by.userId,
      status: 'proposed',
    })
    await interview.save()
    await loadShown(interview)
    await nameInterviewers(trx, interview, interviewerIds)
    const action = spans.length === 1 ? 'schedule' : 'propose'
    if (action === 'schedule') {
      await addSlots(trx, interview, spans, 'chosen')
      await holdTime(trx, interview, spans[0], now)
    } else {
      await offerSpans(trx, interview, 'client', spans, now)
    }
    interview.status = firstState(by.side, action)
    await interview.save()
    await moveToInterviewStage(trx, application, by)
    await recordMove(trx, interview, by, action, null)
    await tellOfInterview(trx, interview, by, action)
    return interview
  })
}

/**
 * One side asks for an interview without naming times; the other side has a while to offer some. Where it is and who takes
 * part is the company's to say, and stays for the times that come.
 */
export async function requestInterview(
  { id }: Application,
  by: Person,
  {
    duration = USUAL_DURATION,
    type = 'video',
    timeZone,
    message,
    meetingUrl,
    location,
    interviewerIds = [],
  }: Partial<Terms>
) {
  return db.transaction(async (trx) => {
    const now = DateTime.now()
    const { interview } = await newRound(trx, id, by.side)
    interview.merge({
      duration,
      type,
      message,
      status: firstState(by.side, 'request'),
      expiresAt: now.plus({ hours: REQUEST_HOURS }),
      listedAt: now.plus({ hours: REQUEST_HOURS }),
    })
    if (by.side === 'client')
      interview.merge({
        organiserId: by.userId,
        clientTimeZone: timeZone ?? interview.clientTimeZone,
        meetingUrl,
        location,
      })
    else interview.candidateTimeZone = timeZone ?? interview.candidateTimeZone
    await interview.save()
    await loadShown(interview)
    if (by.side === 'client') await nameInterviewers(trx, interview, interviewerIds)
    await recordMove(trx, interview, by, 'request', null)
    await tellOfInterview(trx, interview, by, 'request')
    return interview
  })
}

/** An unsaved next round of a living application, whose row stays locked: rounds of one application come one after another. */
async function newRound(
  trx: TransactionClientContract,
  applicationId: number,
  requestedBy: EitherSide
) {
  const [application] = await lockApplications(trx, [applicationId])
  if (requestedBy === 'client')
    await assertMayWrite(application.companyId, [application.candidateId], trx)
  const seen = requestedBy === 'client' ? application.status : application.shownStatus
  if (applicationFlow.over.includes(seen))
    throw new Refusal('This application has ended, so there is nothing to interview for')
  const last = await Interview.query({ client: trx })
    .where('application_id', applicationId)
    .max('round as round')
    .first()
  await application.candidate.load('user')
  const interview = new Interview().useTransaction(trx)
  interview.merge({
    companyId: application.companyId,
    applicationId,
    jobId: application.jobId,
    candidateId: application.candidateId,
    requestedBy,
    round: (last?.$extras.round ?? last?.round ?? 0) + 1,
    candidateTimeZone: application.candidate.user.timeZone,
    clientTimeZone: await companyTimeZone(trx, application.companyId),
  })
  return { application, interview }
}

/** Where the company is, until a member says where they are. */
async function companyTimeZone(trx: TransactionClientContract, companyId: number): Promise<string> {
  const owner = await trx
    .from('company_members')
    .join('users', 'users.id', 'company_members.user_id')
    .where({ company_id: companyId, role: 'owner' })
    .orderBy('company_members.id')
    .select('time_zone')
    .first()
  return owner?.time_zone ?? 'UTC'
}

async function loadShown(interview: Interview) {
  // a new round is asked for where the company reaches the person
  interview.$extras.reached = true
  await interview.refresh()
  await interview.load((loader) =>
    loader
      .load('slots')
      .load('job')
      .load('company')
      .load('candidate', (candidate) => candidate.preload('user'))
      .load('interviewers', (people) => people.preload('user'))
      .load('scorecards', (cards) => cards.preload('author'))
  )
}
