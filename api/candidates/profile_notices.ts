import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#api/accounts/models/user'
import type Candidate from '#api/candidates/models/candidate'
import { adminsWho } from '#api/accounts/admins_who'
import { sentence, type Sentence } from '#api/languages/sentence'
import { notify, type Notice } from '#api/notifications/notify'

type Moved = { trx: TransactionClientContract }

/** Who hears of what is decided about a profile, by the name of the move. */
export const approvalNotices = {
  async submit({ id, userId }: Candidate, { trx }: Moved) {
    const { fullName } = await User.findOrFail(userId, { client: trx })
    await notify(trx, {
      to: await adminsWho(trx, 'decide_people'),
      kind: 'profile.submitted',
      message: sentence('{name} submitted a profile for approval', { name: fullName }),
      link: `/admin/developers/${id}/show`,
      devId: id,
      alike: {
        by: 'queue',
        message: sentence('{count} profiles wait for approval'),
        link: '/admin/developers',
      },
    })
  },
  approve: decided(sentence('Your profile is approved'), () => [
    sentence('Your profile is approved: companies can find you now.'),
  ]),
  requestChanges: decided(sentence('Your profile needs a change before approval'), (reason) => [
    sentence('Before we approve your profile, please change this: {reason}', { reason }),
    sentence('Then submit it again. You can apply for jobs in the meantime.'),
  ]),
  reject: decided(sentence('Your profile was not approved'), (reason) => [
    sentence('We did not approve your profile: {reason}', { reason }),
    sentence('You can change it and submit it again, and you can apply for jobs meanwhile.'),
  ]),
}

/** Who hears that a profile is hidden or shown, by the name of the move. */
export const visibilityNotices = {
  wake: (candidate: Candidate, { trx }: Moved) =>
    tell(trx, candidate, {
      kind: 'profile.active',
      message: sentence('Your snooze is over: companies can find your profile again'),
      mail: {
        subject: sentence('Your profile is active again'),
        lines: [
          sentence('Your snooze has ended, so companies can find you again.'),
          sentence('Not yet? Snooze it once more in your settings.'),
        ],
        action: { label: sentence('Open your settings'), path: '/settings' },
      },
    }),
  suspend: (candidate: Candidate, { trx }: Moved) =>
    tell(trx, candidate, {
      kind: 'profile.suspended',
      message: sentence('Your profile was suspended: {reason}', {
        reason: candidate.deactivatedReason ?? '',
      }),
      mail: {
        subject: sentence('Your profile was suspended'),
        lines: [
          sentence('We have suspended your profile: {reason}', {
            reason: candidate.deactivatedReason ?? '',
          }),
          sentence('Your open applications are withdrawn. Answer this mail to settle it.'),
        ],
      },
    }),
  restore: (
    candidate: Candidate,
    { trx, input: { reason } }: Moved & { input: Record<string, any> }
  ) =>
    tell(trx, candidate, {
      kind: 'profile.active',
      message: sentence('Your profile is no longer suspended'),
      mail: {
        subject: sentence('Your profile is no longer suspended'),
        lines: [
          sentence('We have taken the suspension of your profile back: {reason}', { reason }),
          candidate.visibility === 'active'
            ? sentence('Companies can find you again. Withdrawn applications stay withdrawn.')
            : sentence(
                'It is hidden, as you had left it; show it again in your settings. Withdrawn applications stay withdrawn.'
              ),
        ],
        action: { label: sentence('Open your profile'), path: '/candidate/profile' },
      },
    }),
}

function decided(message: Sentence, lines: (reason: string) => Sentence[]) {
  return (candidate: Candidate, { trx }: Moved) =>
    tell(trx, candidate, {
      kind: `profile.${candidate.approval}`,
      message,
      mail: {
        subject: message,
        lines: lines(candidate.approvalReason ?? ''),
        action: { label: sentence('Open your profile'), path: '/candidate/profile' },
      },
    })
}

const tell = (
  trx: TransactionClientContract,
  { id, userId }: Candidate,
  notice: Omit<Notice, 'to'>
) => notify(trx, { ...notice, to: [userId], link: '/candidate/profile', devId: id })
