import type { MemberLeft } from '#api/companies/events'
import { notify } from '#api/notifications/notify'
import { upcomingStatuses } from '#api/interviews/interview_states'

/** Who leads a coming interview is gone: it is flagged, and those who can take it over hear how many there are. */
export async function flagInterviews({ member, trx }: MemberLeft) {
  const flagged = Number(
    await trx
      .from('interviews')
      .where({ company_id: member.companyId, organiser_id: member.userId })
      .whereIn('status', upcomingStatuses)
      .update({ organiser_left_at: new Date() })
  )
  if (flagged === 0) return
  const others = await trx
    .from('company_members')
    .where({ company_id: member.companyId, status: 'active' })
    .whereIn('role', ['owner', 'admin', 'recruiter'])
    .select('user_id')
  const { user } = member
  const message = `${user.fullName} is not active any more and leads ${flagged} coming ${flagged === 1 ? 'interview' : 'interviews'}: reschedule or cancel`
  await notify(trx, {
    to: others.map((row) => row.user_id),
    kind: 'interview.organiser_left',
    message,
    link: '/client/interviews',
    clientId: member.companyId,
    mail: {
      subject: message,
      lines: [`${message}.`, 'The candidates were told nothing yet.'],
      action: { label: 'See the interviews', path: '/client/interviews' },
    },
  })
}
