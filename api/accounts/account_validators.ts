import vine from '@vinejs/vine'
import { oneLine } from '#api/http/text/free_text'
import { languages } from '#api/languages/language_facts'
import { noSite } from '#api/http/text/site_words'
import { countryCode, email, name, phoneNumber, timeZone } from '#api/accounts/account_fields'
import { knownPassword, newPassword } from '#api/accounts/passwords/new_password'
import { accountLimits, codeChannels, CODE_DIGITS, signUpTypes } from '#api/accounts/account_facts'
import { adminRoleValues } from '#api/accounts/admin_rights'
import { companyLimits } from '#api/companies/company_facts'

const code = () =>
  vine
    .string()
    .trim()
    .regex(new RegExp(`^\\d{${CODE_DIGITS}}$`))
/** What the invisible captcha gave the page, where one is set up. */
const captcha = () => vine.string().maxLength(8_000).optional()
const token = () =>
  vine.string().trim().minLength(accountLimits.token.min).maxLength(accountLimits.token.max)

/** What a browser says of a passkey (WebAuthn's JSON); passed on whole, as its library checks every part. */
const passkey = () => vine.object({ id: vine.string().maxLength(2_000) }).allowUnknownProperties()

/** What a new account says of its person, however their address is proved. */
export const newcomerFields = {
  userType: vine.enum(signUpTypes),
  fName: name(),
  lName: name(),
  companyName: oneLine()
    .minLength(companyLimits.name.min)
    .maxLength(companyLimits.name.max)
    .use(noSite())
    .optional()
    .requiredWhen('userType', '=', 'client'),
  countryCode: countryCode().optional(),
  timeZone: timeZone().optional(),
}

export const signUpValidator = vine.create({
  ...newcomerFields,
  email: email(),
  password: newPassword(),
  captcha: captcha(),
})

export const loginValidator = vine.create({
  email: email(),
  password: knownPassword(),
  captcha: captcha(),
})

export const emailVerificationValidator = vine.create({
  token: token().optional().requiredIfMissing(['code']),
  code: code().optional().requiredIfMissing(['token']),
  email: email().optional().requiredIfMissing(['token']),
  /** The secret that the sign-up returned, where the cookie does not carry it. */
  ticket: token().optional(),
  /** Chosen anew in a browser other than the one that signed up. */
  password: newPassword().optional(),
})

export const resendValidator = vine.create({ email: email(), ticket: token().optional() })
export const forgottenValidator = vine.create({ email: email(), captcha: captcha() })
export const tokenValidator = vine.create({ token: token() })
export const resetPasswordValidator = vine.create({ token: token(), password: newPassword() })
export const languageValidator = vine.create({
  language: vine.enum(languages.map(({ code }) => code)),
})
export const changePasswordValidator = vine.create({
  currentPassword: knownPassword(),
  password: newPassword(),
})

export const sendOtpValidator = vine.create({
  channel: vine.enum(codeChannels),
  phone: vine.string().trim().maxLength(accountLimits.phone.max).use(phoneNumber()).optional(),
})
export const verifyOtpValidator = vine.create({
  channel: vine.enum(codeChannels),
  code: code(),
})

export const createAdminValidator = vine.create({
  email: email(),
  password: newPassword(),
  firstName: name(),
  lastName: name(),
  adminRole: vine.enum(adminRoleValues),
})

export const ticketValidator = vine.create({ ticket: token() })
/** A code of an app (six digits) or a recovery code; or what a passkey said, which its library checks. */
export const secondStepValidator = vine.create({
  ticket: token(),
  code: vine
    .string()
    .trim()
    .minLength(accountLimits.secondFactorCode.min)
    .maxLength(accountLimits.secondFactorCode.max)
    .optional()
    .requiredIfMissing(['passkey']),
  passkey: passkey().optional(),
})
export const passwordAgainValidator = vine.create({ password: knownPassword() })
export const confirmTotpValidator = vine.create({ code: code() })
export const passkeyValidator = vine.create({
  name: oneLine().minLength(1).maxLength(60),
  passkey: passkey(),
})
