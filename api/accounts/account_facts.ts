export const userTypes = [
  { value: 'developer', label: 'Developer' },
  { value: 'client', label: 'Company' },
  { value: 'admin', label: 'Platform' },
] as const
export type UserType = (typeof userTypes)[number]['value']

/** What people may sign up as. */
export const signUpTypes = ['developer', 'client'] as const satisfies UserType[]
export type SignUpType = (typeof signUpTypes)[number]
/** The two sides of everything: the company that hires, and the person. */
export const bothSides = ['client', 'candidate'] as const
export type EitherSide = (typeof bothSides)[number]

export const userStatuses = [
  { value: 'active', label: 'Active' },
  { value: 'deactivated', label: 'Deactivated' },
  { value: 'erased', label: 'Erased' },
  /** Brought in by an import; nobody signed up for it, so nobody signs in. */
  { value: 'unclaimed', label: 'Not claimed yet' },
] as const
export type UserStatus = (typeof userStatuses)[number]['value']
/** Of people who can be written to: unclaimed ones by the company that brought them in, once they were told. */
export const mailedStatuses: readonly UserStatus[] = ['active', 'unclaimed']

/** What a code or link proves, and how long the link of it works. */
export const codePurposes = [
  { value: 'verify_email', label: 'Prove the e-mail address', link: { hours: 24 } },
  { value: 'reset_password', label: 'Choose a new password', link: { minutes: 60 } },
  { value: 'verify_phone', label: 'Prove the phone number', link: { minutes: 10 } },
  { value: 'invitation', label: 'Join the platform team', link: { days: 7 } },
  { value: 'claim_profile', label: 'Claim an imported profile', link: { days: 30 } },
] as const
export type CodePurpose = (typeof codePurposes)[number]['value']
type Lifetimes = { [P in (typeof codePurposes)[number] as P['value']]: P['link'] }
export const linkLifetimes = Object.fromEntries(
  codePurposes.map(({ value, link }) => [value, link])
) as Lifetimes

/** Where a code is sent. */
export const codeChannels = ['email', 'phone'] as const
export type CodeChannel = (typeof codeChannels)[number]

export const CODE_DIGITS = 6
export const CODE_MINUTES = 10
export const CODE_TRIES = 5
/** Seconds between two codes, and the most in an hour, so that their tries stay few. */
export const CODE_PAUSE_SECONDS = 60
export const CODES_AN_HOUR = 10

/** Sign-ins, and reset mails, of an account in so many minutes. */
export const SIGN_IN_TRIES = 5
export const SIGN_IN_MINUTES = 15
/** Sign-ins of an account from everywhere together, before strangers have to wait or prove that they are persons. */
export const SIGN_INS_AN_HOUR = 50
/** A sign-up waits so many hours for its proof; so many of one address wait beside each other. */
export const SIGN_UP_HOURS = 24
export const SIGN_UPS_WAITING = 5
/** A session ends so many days after its last use, and so many after the sign-in at the latest. */
export const SESSION_DAYS = 7
export const SESSION_MOST_DAYS = 30
/** Sessions of one account beside each other; one more ends the one that was unused longest. */
export const SESSIONS_MOST = 30

/** What API keys begin with, so that people and secret scanners know one when they see it. */
export const API_KEY_PREFIX = 'candor_'
/** Calls of one key in a minute. */
export const KEY_CALLS_A_MINUTE = 300

/** What a person may have beside the password. */
export const secondFactors = [
  { value: 'totp', label: 'App with codes' },
  { value: 'passkey', label: 'Passkey' },
] as const
export type SecondFactorKind = (typeof secondFactors)[number]['value']
export const SECOND_FACTORS_MOST = 10
export const RECOVERY_CODES = 10
/** Tries of a second factor: of one sign-in, and of a person in a quarter of an hour. */
export const TICKET_TRIES = 5
export const SECOND_FACTOR_TRIES = 10
/** A sign-in waits so many minutes for its second factor. */
export const TICKET_MINUTES = 5

/** Lengths in characters as people count them. */
export const accountLimits = {
  name: { min: 1, max: 60 },
  email: { max: 254 },
  password: { min: 10, max: 128 },
  phone: { max: 40 },
  /** A code of an app, or a recovery code. */
  secondFactorCode: { min: 6, max: 40 },
  /** What a link of a mail carries. */
  token: { min: 20, max: 200 },
  timeZone: { max: 64 },
} as const
/** Hours that a code stays stored after it has run out. */
export const CODES_KEPT_HOURS = 24

/** Whole months for which the audit log is kept, unless AUDIT_KEEP_MONTHS says otherwise. */
export const AUDIT_KEEP_MONTHS = 84
