import { amountWords } from '#api/http/text/amount_words'
import { labelIn, type Choice } from '#api/http/choices'
import { namesOf, type Names } from '#api/taxonomy/names'
import { eachPeriod, jobTypes } from '#api/jobs/job_facts'
import { availabilities, skillLevels } from '#api/candidates/candidate_facts'
import { placeOf, type WholeProfile } from '#api/candidates/portability/whole_profile'
import type { ProfileSheet, SheetRow } from '#api/candidates/approval/profile_changes'
import { imageUrl } from '#api/files/image_url'

/** Puts a profile, loaded by `wholeProfile` with its resume, into words. What was not said is left out. */
export async function profileSheet(profile: WholeProfile): Promise<ProfileSheet> {
  const used = [...profile.employments, ...profile.projects, ...profile.additionalProjects]
  const names = await namesOf(
    'skills',
    used.flatMap(({ skillIds }) => skillIds)
  )
  return {
    facts: said({
      'Name': profile.user.fullName,
      'Photo': imageUrl(profile.photoKey),
      'Headline': profile.headline,
      'Story': profile.story,
      'Place': placeOf(profile),
      'Years of experience': profile.experienceYears ? String(profile.experienceYears) : null,
      'Looks for': profile.preferredTitles.join(', '),
      'Work': [...profile.jobTypes, ...profile.workModes].join(', '),
      'Availability': profile.availability && labelIn(availabilities, profile.availability),
      'Notice period':
        profile.noticePeriodDays === null ? null : `${profile.noticePeriodDays} days`,
      'Expected pay': payOf(profile),
      'May work in': profile.workAuthorisation.join(', '),
      'Video': profile.videoFileId ? `Video ${profile.videoFileId}` : null,
      'Resume': profile.currentResume?.file.fileName,
    }),
    sections: {
      Skills: profile.skills.map(({ skillId, skill, years, level, lastUsed }) =>
        row(skillId, skill.name, [
          years === null ? null : `${Number(years)} ${Number(years) === 1 ? 'year' : 'years'}`,
          level && labelIn(skillLevels, level),
          lastUsed && `last used ${lastUsed}`,
        ])
      ),
      Tools: profile.tools.map(({ toolId, tool }) => row(toolId, tool.name)),
      Employment: profile.employments.map((one) =>
        row(
          one.id,
          `${one.title} at ${one.company}`,
          [span(one), kind(jobTypes, one.employmentType), one.location],
          withSkills(one.description, one.skillIds, names)
        )
      ),
      Education: profile.academicRecords.map((one) =>
        row(
          one.id,
          [one.degree, one.field].filter(Boolean).join(', ') || one.institution,
          [one.institution, span(one), one.grade],
          one.description
        )
      ),
      Projects: [...profile.projects, ...profile.additionalProjects].map((one) =>
        row(
          one.id,
          one.title,
          [one.role, span(one)],
          withSkills(one.description, one.skillIds, names),
          one.url
        )
      ),
      Certificates: profile.certifications.map((one) =>
        row(
          one.id,
          one.name,
          [one.issuer, month(one.issuedOn), one.expiresOn && `until ${month(one.expiresOn)}`],
          one.credentialId && `Number ${one.credentialId}`,
          one.url
        )
      ),
      Achievements: profile.achievements.map((one) =>
        row(one.id, one.title, [month(one.achievedOn)], one.description, one.url)
      ),
      Links: profile.socialLinks.map((one) => row(one.id, one.kind, [], null, one.url)),
    },
  }
}

const said = (facts: Record<string, string | null | undefined>) =>
  Object.fromEntries(
    Object.entries(facts).filter((fact): fact is [string, string] => Boolean(fact[1]))
  )

const row = (
  id: number,
  title: string,
  detail: (string | null | undefined | 0)[] = [],
  text: string | null = null,
  url: string | null = null
): SheetRow => ({
  _id: String(id),
  title,
  detail: detail.filter(Boolean).join(' · ') || null,
  text: text || null,
  url: url || null,
})

const kind = (choices: readonly Choice[], value: string | null) => value && labelIn(choices, value)

const withSkills = (text: string | null, ids: number[], names: Names) => {
  const skills = ids.flatMap((id) => names.get(id)?.name ?? []).join(', ')
  return [text, skills && `Skills: ${skills}`].filter(Boolean).join('\n') || null
}

const months = new Intl.DateTimeFormat('en-GB', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
const month = (date: string | null) => date && months.format(new Date(date))
const span = (time: { startsOn: string | null; endsOn: string | null; isCurrent?: boolean }) =>
  [month(time.startsOn), time.isCurrent ? 'now' : month(time.endsOn)].filter(Boolean).join(' to ')

const payOf = ({ expectedPay, expectedPayCurrency, expectedPayPer }: WholeProfile) =>
  expectedPay === null
    ? null
    : `${amountWords(expectedPay, expectedPayCurrency)} ${expectedPayCurrency ?? ''} ${eachPeriod(expectedPayPer)}`.trim()
