import db from '@adonisjs/lucid/services/db'
import { textOf } from '#api/http/text/rich_text'
import { wholeProfile, type WholeProfile } from '#api/candidates/portability/whole_profile'
import CustomSkill from '#api/taxonomy/models/custom_skill'
import { counted, good, look, unknown } from '#api/catalogues/checks/check'
import { checkContacts, type Texts } from '#api/catalogues/checks/check_contacts'
import { checkPairs } from '#api/catalogues/checks/check_pairs'
import {
  checkPerson,
  checkRecord,
  checkResume,
  toProfiles,
} from '#api/catalogues/checks/check_person'
import type { Check } from '#api/catalogues/definition'

/** From here on the texts of two profiles are the same ones, changed a little. */
const SAME_TEXT = 0.7
/** As much of the texts is compared with others. */
const COMPARED = 1_500
/** Less says too little to compare. */
const ENOUGH = 120
/** So many profiles are compared, as each takes a part of a millisecond. */
const NEWEST = 500

/** What is looked at by itself before a profile is approved: who it is, what it says, its resume and skills, and what they did here. */
export async function checkCandidate(id: number): Promise<Check[]> {
  const profile = await wholeProfile(id)
  const skillIds = profile.skills.map(({ skillId }) => skillId)
  return [
    await checkPerson(id),
    await wordsOf(profile),
    checkContacts(textsOf(profile)),
    await checkResume(profile.currentResume, profile.user, skillIds),
    await checkPairs(skillIds, 'No skill is named.'),
    await listsOf(profile),
    await checkRecord(id, profile.userId),
  ]
}

const textsOf = (profile: WholeProfile): Texts => [
  ['the headline', profile.headline],
  ['the story', textOf(profile.story ?? '')],
  ...profile.employments.map(
    ({ company, title, description }) =>
      [`the employment at ${company}`, `${company} ${title} ${description ?? ''}`] as const
  ),
  ...[...profile.projects, ...profile.additionalProjects].map(
    ({ title, role, description }) =>
      [`the project ${title}`, `${title} ${role ?? ''} ${description ?? ''}`] as const
  ),
  ...profile.academicRecords.map(
    ({ institution, description }) => [`the education at ${institution}`, description] as const
  ),
  ...profile.achievements.map(
    ({ title, description }) =>
      [`the achievement ${title}`, `${title} ${description ?? ''}`] as const
  ),
]

/** Whether story and work are told in nearly these words by another of the newest profiles. */
async function wordsOf({ id }: WholeProfile): Promise<Check> {
  const label = 'Text'
  const { rows } = await db.rawQuery(
    `with newest as (
       (select id, user_id, story from candidates where id <> :id and submitted_at is not null order by id desc limit :newest)
       union all select id, user_id, story from candidates where id = :id
     ), said as (
       select c.id, c.user_id, left(regexp_replace(concat_ws(' ', c.story,
         (select string_agg(e.description, ' ' order by e.position, e.id) from employments e where e.candidate_id = c.id),
         (select string_agg(p.description, ' ' order by p.position, p.id) from projects p where p.candidate_id = c.id)
       ), '<[^>]*>', ' ', 'g'), :compared) as words
       from newest c
     )
     select own.words, other.id::text as _id, u.first_name || ' ' || u.last_name as title
     from said own
       left join said other on other.id <> own.id and length(own.words) >= :enough and similarity(own.words, other.words) >= :same
       left join users u on u.id = other.user_id
     where own.id = :id order by other.id desc limit 5`,
    { id, newest: NEWEST, compared: COMPARED, enough: ENOUGH, same: SAME_TEXT }
  )
  const found = rows as { words: string; _id: string | null; title: string }[]
  if (found[0].words.length < ENOUGH)
    return unknown(label, 'Story and employment are too short to compare.')
  const others = found.filter((row): row is typeof row & { _id: string } => row._id !== null)
  return others.length > 0
    ? look(
        label,
        `Almost the same text as ${counted(others.length, 'other profile', 'other profiles')}.`,
        toProfiles(others)
      )
    : good(label, `Not copied from any of the newest ${NEWEST} profiles.`)
}

/** Names on the profile, or asked for by its person, that no list of ours has. */
async function listsOf({ userId, preferredTitles }: WholeProfile): Promise<Check> {
  const label = 'Names'
  const asked = await CustomSkill.query()
    .where({ requestedBy: userId, status: 'pending' })
    .orderBy('id')
    .limit(5)
  const { rows } = await db.rawQuery(
    `select wanted from unnest(:titles::text[]) wanted
     where not exists (select from job_titles t where lower(t.name) = lower(wanted) or lower(wanted) = any(select lower(s) from unnest(t.synonyms) s))`,
    { titles: preferredTitles } as never
  )
  const titles = (rows as { wanted: string }[]).map(({ wanted }) => `"${wanted}"`)
  if (titles.length === 0 && asked.length === 0)
    return good(label, 'Every title and skill is in our lists.')
  return look(
    label,
    [
      titles.length > 0 && `Looks for ${titles.join(', ')}, which no list of job titles has.`,
      asked.length > 0 && `Asked for ${counted(asked.length, 'name')} that no list has:`,
    ]
      .filter(Boolean)
      .join(' '),
    asked.map(({ id, name }) => ({ catalogue: 'custom-skills', _id: String(id), title: name }))
  )
}
