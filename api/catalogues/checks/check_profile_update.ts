import db from '@adonisjs/lucid/services/db'
import Candidate from '#api/candidates/models/candidate'
import Employment from '#api/candidates/models/employment'
import ProfileUpdateRequest from '#api/candidates/models/profile_update_request'
import Resume from '#api/candidates/models/resume'
import { issuerOf } from '#api/candidates/resume/draft/issuers'
import { counted, good, look, unknown } from '#api/catalogues/checks/check'
import { checkContacts } from '#api/catalogues/checks/check_contacts'
import {
  checkPerson,
  checkRecord,
  checkResume,
  shareAName,
} from '#api/catalogues/checks/check_person'
import type { Check } from '#api/catalogues/definition'

/** What is looked at by itself before a change of an approved profile is: what is new by its part, its texts, and the person. */
export async function checkProfileUpdate(id: number): Promise<Check[]> {
  const request = await ProfileUpdateRequest.findOrFail(id)
  const candidate = await Candidate.query()
    .where('id', request.candidateId)
    .preload('user')
    .preload('skills')
    .firstOrFail()
  const texts = Object.entries(request.changes)
    .filter(([, { to }]) => typeof to === 'string')
    .map(([name, { to }]): [string, string] => [`the ${spaced(name)}`, to as string])
  const isText = request.part !== 'photo' && request.part !== 'video' && request.part !== 'resume'
  return [
    ...(await newOf(request, candidate)),
    // an address of a certificate is where it is shown
    ...(isText ? [checkContacts(texts.filter(([, text]) => !URL.canParse(text)))] : []),
    await checkPerson(candidate.id),
    await checkRecord(candidate.id, candidate.userId),
  ]
}

/** `employmentType` is "employment type". */
const spaced = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()

async function newOf(request: ProfileUpdateRequest, candidate: Candidate): Promise<Check[]> {
  const { part, input, rowId } = request
  switch (part) {
    case 'name':
      return [nameOf(candidate, `${input.fName} ${input.lName}`)]
    case 'employment':
      return [await employmentOf(request)]
    case 'certificate':
      return [issuedBy(String(input.name ?? ''), String(input.issuer ?? ''))]
    case 'resume': {
      const resume = await Resume.find(rowId ?? 0)
      const skillIds = candidate.skills.map(({ skillId }) => skillId)
      return [await checkResume(resume, candidate.user, skillIds)]
    }
    default:
      return []
  }
}

function nameOf({ user }: Candidate, name: string): Check {
  const label = 'Name'
  return shareAName(user.fullName, name)
    ? good(label, `Part of it remains: ${user.fullName} becomes ${name}.`)
    : look(label, `No part of ${user.fullName} remains. Is it still the same person?`)
}

/** Whether it is at the same time as other full-time work, and whether others here worked there. */
async function employmentOf({ candidateId, rowId, input }: ProfileUpdateRequest): Promise<Check> {
  const label = 'Employment'
  const month = (text: unknown) => (text ? String(text).slice(0, 7) : null)
  const [start, end] = [month(input.start) ?? '', month(input.end) ?? '9999-12']
  const rows = await Employment.query()
    .where({ candidateId })
    .if(rowId !== null, (query) => query.whereNot('id', rowId!))
  const beside = rows.filter(
    (row) =>
      row.employmentType === 'Full-Time' &&
      input.employmentType === 'Full-Time' &&
      row.startsOn.slice(0, 7) < end &&
      (month(row.endsOn) ?? '9999-12') > start
  )
  if (beside.length > 0)
    return look(
      label,
      `Full-time at the same time as ${beside.map(({ title, company }) => `${title} at ${company}`).join(', ')}.`
    )
  const { rows: others } = await db.rawQuery(
    'select count(distinct candidate_id)::int as count from employments where lower(company) = lower(:company) and candidate_id <> :id',
    { company: String(input.company ?? ''), id: candidateId }
  )
  return others[0].count > 0
    ? good(
        label,
        `${counted(others[0].count, 'other profile names', 'other profiles name')} ${input.company}.`
      )
    : unknown(label, `No other profile names ${input.company}.`)
}

function issuedBy(name: string, issuer: string): Check {
  const label = 'Issuer'
  const usual = issuerOf(name)
  if (!usual) return unknown(label, 'Its name is not one of those that we know by their issuer.')
  return shareAName(usual, issuer)
    ? good(label, `${usual} issues certificates of this name.`)
    : look(label, `Certificates of this name come from ${usual}; it says ${issuer || 'nobody'}.`)
}
