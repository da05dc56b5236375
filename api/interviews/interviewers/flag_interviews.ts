import { sentence } from '#api/languages/sentence'
import type { MemberLeft } from '#api/companies/events'
import { peopleWho } from '#api/companies/access/people_who'
import { notify } from '#api/notifications/notify'
import { InterviewArranged } from '#api/interviews/calendar/events'
import { upcomingStatuses } from '#api/interviews/interview_flow'
import Interview from '#api/interviews/models/interview'

/** Who leads a coming interview, or takes part, is gone: it is flagged until others are named, and those who can name them hear how many there are. */
export async function flagInterviews({ member, trx }: MemberLeft) {
  const left: { id: number }[] = await trx
    .from('interviews')
    .where('company_id', member.companyId)
    .where((query) =>
      query
        .where('organiser_id', member.userId)
        .orWhereIn(
          'id',
          trx.from('interviewers').where('user_id', member.userId).select('interview_id')
        )
    )
    .whereIn('status', upcomingStatuses)
    .update({ organiser_left_at: new Date() })
    .returning(['id'])
  const flagged = left.length
  if (flagged === 0) return
  const interviews = await Interview.query({ client: trx })
    .whereIn(
      'id',
      left.map(({ id }) => id)
    )
    .withScopes((scopes) => scopes.shown())
  // they leave the linked calendar of the person, too
  for (const interview of interviews) await InterviewArranged.dispatch(interview, trx)
  const { user } = member
  const message = sentence(
    '{name} is not active any more and has {flagged, plural, one {# coming interview} other {# coming interviews}}: name who takes over',
    { name: user.fullName, flagged }
  )
  await notify(trx, {
    to: await peopleWho(trx, member.companyId, 'interviews'),
    kind: 'interview.organiser_left',
    message,
    link: '/client/interviews',
    clientId: member.companyId,
    mail: {
      subject: message,
      lines: [
        sentence('{message}.', { message }),
        sentence('The candidates were told nothing yet.'),
      ],
      action: { label: sentence('See the interviews'), path: '/client/interviews' },
    },
  })
}
