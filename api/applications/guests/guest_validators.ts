import vine from '@vinejs/vine'
import { oneLine } from '#api/http/text/free_text'
import { id } from '#api/http/ids'
import { countryCode, email, name, timeZone } from '#api/accounts/account_fields'
import { CODE_DIGITS } from '#api/accounts/account_facts'
import { formDefence } from '#api/accounts/proof_of_work'
import { applicationFields } from '#api/applications/application_validators'
import { GUEST_SKILLS_MOST } from '#api/applications/guests/guest_facts'
import { taxonomyLimits } from '#api/taxonomy/taxonomy_facts'

/** What is in the address of the upload, as the body is the file alone. */
export const guestUploadValidator = vine.create({
  jobId: id(),
  challenge: vine.string().maxLength(600).optional(),
  nonce: vine.string().maxLength(40).optional().requiredIfExists('challenge'),
})

export const guestSendValidator = vine.create({
  ...formDefence,
  fName: name(),
  lName: name(),
  email: email(),
  countryCode: countryCode().optional(),
  timeZone: timeZone().optional(),
  /** Those of the resume that go into the profile. */
  skills: vine
    .array(oneLine().maxLength(taxonomyLimits.name.max))
    .maxLength(GUEST_SKILLS_MOST)
    .optional(),
  ...applicationFields,
})

export const guestCodeValidator = vine.create({
  code: vine
    .string()
    .trim()
    .regex(new RegExp(`^\\d{${CODE_DIGITS}}$`)),
})
