import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#api/accounts/models/user'
import type Candidate from '#api/candidates/models/candidate'
import { adminsWho } from '#api/accounts/admins_who'
import { notify, type Notice } from '#api/notifications/notify'

type Moved = { trx: TransactionClientContract }

/** Who hears of what is decided about a profile, by the name of the move. */
export const approvalNotices = {
  async submit({ id, userId }: Candidate, { trx }: Moved) {
    const { fullName } = await User.findOrFail(userId, { client: trx })
    await notify(trx, {
      to: await adminsWho(trx, 'decide_people'),
      kind: 'profile.submitted',
      message: `${fullName} submitted a profile for approval`,
      link: `/admin/developers/${id}/show`,
      devId: id,
      alike: {
        by: 'queue',
        message: '{count} profiles wait for approval',
        link: '/admin/developers',
      },
    })
  },
  approve: decided('Your profile is approved', () => [
    'Your profile is approved: companies can find you now.',
  ]),
  requestChanges: decided('Your profile needs a change before approval', (reason) => [
    `Before we approve your profile, please change this: ${reason}`,
    'Then submit it again. You can apply for jobs meanwhile.',
  ]),
  reject: decided('Your profile was not approved', (reason) => [
    `We did not approve your profile: ${reason}`,
    'You can change it and submit it again, and you can apply for jobs meanwhile.',
  ]),
}

/** Who hears that a profile is hidden or shown, by the name of the move. */
export const visibilityNotices = {
  wake: (candidate: Candidate, { trx }: Moved) =>
    tell(trx, candidate, {
      kind: 'profile.active',
      message: 'Your snooze is over: companies can find your profile again',
      mail: {
        subject: 'Your profile is active again',
        lines: [
          'The day until which you had snoozed your profile has come, so companies can find you again.',
          'Not yet? Snooze it once more in your settings.',
        ],
        action: { label: 'Open your settings', path: '/settings' },
      },
    }),
  suspend: (candidate: Candidate, { trx }: Moved) =>
    tell(trx, candidate, {
      kind: 'profile.suspended',
      message: `Your profile was suspended: ${candidate.deactivatedReason}`,
      mail: {
        subject: 'Your profile was suspended',
        lines: [
          `We have suspended your profile: ${candidate.deactivatedReason}`,
          'Your open applications are withdrawn. Answer this mail to settle it.',
        ],
      },
    }),
  restore: (
    candidate: Candidate,
    { trx, input: { reason } }: Moved & { input: Record<string, any> }
  ) =>
    tell(trx, candidate, {
      kind: 'profile.active',
      message: 'Your profile is active again',
      mail: {
        subject: 'Your profile is active again',
        lines: [
          `We have taken the suspension of your profile back: ${reason}`,
          'Companies can find you again. Applications that were withdrawn stay so.',
        ],
        action: { label: 'Open your profile', path: '/candidate/profile' },
      },
    }),
}

function decided(message: string, lines: (reason: string | null) => string[]) {
  return (candidate: Candidate, { trx }: Moved) =>
    tell(trx, candidate, {
      kind: `profile.${candidate.approval}`,
      message,
      mail: {
        subject: message,
        lines: lines(candidate.approvalReason),
        action: { label: 'Open your profile', path: '/candidate/profile' },
      },
    })
}

const tell = (
  trx: TransactionClientContract,
  { id, userId }: Candidate,
  notice: Omit<Notice, 'to'>
) => notify(trx, { ...notice, to: [userId], link: '/candidate/profile', devId: id })
