import app from '@adonisjs/core/services/app'
import { languageOf } from '#api/languages/language_facts'
import { say } from '#api/languages/say'
import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import SignUp from '#api/accounts/models/sign_up'
import { absolute } from '#api/notifications/mail_body'
import { enqueue } from '#api/queue/queue'
import { notify } from '#api/notifications/notify'
import { hello, queueMail } from '#api/notifications/queue_mail'
import { TEXT_MESSAGE, textsAreSent } from '#api/notifications/text_message'
import type {
  AddressTaken,
  AdminInvited,
  PasswordChanged,
  PasswordResetRequested,
  PhoneCodeRequested,
  IdentityChanged,
  SecondFactorChanged,
  VerificationRequested,
  VisitEnded,
} from '#api/accounts/events'
import { productName } from '#config/app'
import { CODE_MINUTES, linkLifetimes } from '#api/accounts/account_facts'

/** Mails the code and the link that prove an address. */
export async function mailVerification({ person, proof, trx }: VerificationRequested) {
  const { code, token } = proof
  const link = token && encodeURIComponent(token)
  await queueMail(trx, {
    // who signs up has no account yet
    userId: person instanceof SignUp ? null : person.id,
    to: person.email,
    language: person.language,
    kind: 'account.verify',
    subject: sentence('Confirm your e-mail address'),
    lines: [
      hello(person),
      sentence(
        'Type this code to confirm that the address is yours. It works for {minutes} minutes.',
        { minutes: CODE_MINUTES }
      ),
    ],
    code,
    action: link
      ? { label: sentence('Confirm the address'), path: `/verify-email?token=${link}` }
      : undefined,
    footer: link
      ? sentence(
          'The link works for {hours} hours. You did not sign up? Remove the registration: {address}',
          {
            hours: linkLifetimes.verify_email.hours,
            address: absolute(`/cancel-registration?token=${link}`),
          }
        )
      : undefined,
  })
}

/** The text message of a phone code; kept beside the mails while no gateway is set up. */
export async function textPhoneCode({ user, proof, trx }: PhoneCodeRequested) {
  if (app.inProduction && !textsAreSent())
    throw new Refusal('Text messages are not set up here; confirm your e-mail address instead', {
      field: 'channel',
    })
  const text = say(
    languageOf(user.language),
    sentence('{code} is your {productName} code. It works for {minutes} minutes.', {
      code: proof.code,
      productName,
      minutes: CODE_MINUTES,
    })
  )
  const [{ id }] = await trx
    .table('mails')
    .insert({
      user_id: user.id,
      kind: TEXT_MESSAGE,
      recipient: proof.phone,
      subject: sentence('Text message'),
      body_text: text,
      body_html: text,
    })
    .returning('id')
  await enqueue(trx, 'mail.deliver', { mailId: id })
}

/** After an administrator saw the account to help: who, how long and why. */
export async function tellVisit({ visit, user, trx }: VisitEnded) {
  const minutes = Math.max(1, Math.round(visit.endedAt!.diff(visit.createdAt, 'minutes').minutes))
  const message = sentence(
    'Somebody of {productName} looked at your account for {minutes, plural, one {# minute} other {# minutes}} to help you',
    { productName, minutes }
  )
  await notify(trx, {
    to: [user.id],
    kind: 'account.visit',
    message,
    link: '/settings/privacy',
    mail: {
      subject: sentence('We looked at your account to help you'),
      lines: [
        sentence(
          '{message}. They saw what you see and could change nothing, nor open your files.',
          { message }
        ),
        { written: sentence('The reason they gave: {reason}', { reason: visit.reason }) },
        sentence('If you did not ask for help, write to us.'),
      ],
      action: { label: sentence('Write to us'), path: '/contact' },
    },
  })
}

/** Tells the owner of an address that somebody tried to sign up with it. */
export async function mailAddressTaken({ user, trx }: AddressTaken) {
  await queueMail(trx, {
    userId: user.id,
    to: user.email,
    kind: 'account.taken',
    subject: sentence('You already have an account'),
    lines: [
      hello(user),
      sentence(
        'Someone, perhaps you, tried to sign up with this address. It has an account already, so nothing was changed.'
      ),
      sentence(
        'If it was you, sign in, or choose a new password there if you forgot yours. If not, do nothing.'
      ),
    ],
    action: { label: sentence('Sign in'), path: '/login' },
  })
}

/** Mails the link by which a new password is chosen. */
export async function mailPasswordReset({ user, token, trx }: PasswordResetRequested) {
  await queueMail(trx, {
    userId: user.id,
    to: user.email,
    kind: 'account.reset',
    subject: sentence('Choose a new password'),
    lines: [
      hello(user),
      sentence(
        'Someone asked for a new password for your account. The link works once, for {minutes} minutes, and signs out every device.',
        { minutes: linkLifetimes.reset_password.minutes }
      ),
      sentence('If it was not you, do nothing: your password stays the same.'),
    ],
    action: {
      label: sentence('Choose a new password'),
      path: `/reset-password?token=${encodeURIComponent(token)}`,
    },
  })
}

/** Tells a person that their password was changed. */
export async function mailPasswordChanged({ user, trx }: PasswordChanged) {
  await queueMail(trx, {
    userId: user.id,
    to: user.email,
    kind: 'account.password',
    subject: sentence('Your password was changed'),
    lines: [
      hello(user),
      sentence('The password of your account was changed, and other devices were signed out.'),
      sentence('If it was not you, choose a new password at once.'),
    ],
    action: { label: sentence('Choose a new password'), path: '/forgot-password' },
  })
}

/** Tells a person that a second factor was added or removed. */
export async function mailSecondFactor({ user, change, trx }: SecondFactorChanged) {
  const added = change === 'added'
  await queueMail(trx, {
    userId: user.id,
    to: user.email,
    kind: 'account.second_factor',
    subject: added
      ? sentence('A second factor protects your account')
      : sentence('A second factor was removed'),
    lines: [
      hello(user),
      added
        ? sentence(
            'From now on you need it after your password. Keep your recovery codes where you can reach them without your phone.'
          )
        : sentence('One of the second factors of your account was removed.'),
      sentence('If it was not you, choose a new password at once and sign out your devices.'),
    ],
    action: {
      label: sentence('Look at your account'),
      path: user.userType === 'admin' ? '/admin' : '/settings',
    },
  })
}

/** Tells a person that a provider signs them in from now on, or no more. */
export async function mailIdentity({ user, provider, change, trx }: IdentityChanged) {
  const linked = change === 'linked'
  await queueMail(trx, {
    userId: user.id,
    to: user.email,
    kind: 'account.identity',
    subject: linked
      ? sentence('{provider} signs you in', { provider })
      : sentence('{provider} no longer signs you in', { provider }),
    lines: [
      hello(user),
      linked
        ? sentence('A {provider} account was linked to yours and signs you in from now on.', {
            provider,
          })
        : sentence('The {provider} account that was linked to yours no longer signs you in.', {
            provider,
          }),
      sentence(
        'If it was not you, unlink it under Settings, choose a new password and sign out your devices.'
      ),
    ],
    action: { label: sentence('Look at your account'), path: '/settings/security' },
  })
}

/** Mails an invited admin the link by which they choose a password. */
export async function mailAdminInvitation({ user, token, trx }: AdminInvited) {
  await queueMail(trx, {
    userId: user.id,
    to: user.email,
    kind: 'account.invitation',
    subject: sentence('You are invited to run {productName}', { productName }),
    lines: [
      sentence('Hello {name},', { name: user.firstName }),
      sentence(
        'You were made a member of the platform team. Choose a password within {days} days; then sign in.',
        { days: linkLifetimes.invitation.days }
      ),
    ],
    action: {
      label: sentence('Choose a password'),
      path: `/reset-password?token=${encodeURIComponent(token)}`,
    },
  })
}
