import type { Infer } from '@vinejs/vine/types'
import User from '#api/accounts/models/user'
import Company from '#api/companies/models/company'
import type CompanyMember from '#api/companies/models/company_member'
import { mayWriteTo, type LeftOut, type Person } from '#api/mailing/sending/addressees'
import { compose, missingFor, valuesFor, writerOf } from '#api/mailing/sending/compose'
import type { sendMailValidator } from '#api/mailing/mailing_validators'

/** Each mail as its reader would get it, with the merge fields that are empty; and who would be left out. Nothing is written. */
export async function previewMail(
  member: CompanyMember,
  people: Person[],
  input: Infer<typeof sendMailValidator>
) {
  const composed = await compose(member, input)
  const company = await Company.findOrFail(member.companyId)
  const sender = await User.findOrFail(member.userId)
  const { to, leftOut } = await mayWriteTo(member, people)
  const write = writerOf(composed)
  return {
    mails: to.map((person) => {
      const values = valuesFor(person, company, sender)
      return {
        devId: String(person.candidate.id),
        appliedId: person.application ? String(person.application.id) : null,
        name: person.candidate.user.fullName,
        to: person.candidate.user.email,
        ...write(values),
        missing: missingFor(composed, values).map(({ name, place }) => ({ name, place })),
      }
    }),
    leftOut: leftOut.map(leftOutOnWire),
  }
}

/** Somebody who is not written to, as the sender reads it. */
export const leftOutOnWire = ({ person, name, reason }: LeftOut) => ({
  devId: String(person.candidate.id),
  appliedId: person.application ? String(person.application.id) : null,
  name,
  reason,
})
