import db from '@adonisjs/lucid/services/db'
import { alikeSql, marksSql, markWords, type PersonMarks } from '#api/candidates/same_person'
import type Resume from '#api/candidates/models/resume'
import type User from '#api/accounts/models/user'
import type { ResumeDraft } from '#api/engines/resume_reader/resume_reader'
import { counted, good, look, unknown } from '#api/catalogues/checks/check'
import type { Check, CheckedRow } from '#api/catalogues/definition'

type Found = { _id: string; title: string }
/** Profiles that a check points to. */
export const toProfiles = (found: Found[]): CheckedRow[] =>
  found.map(({ _id, title }) => ({ catalogue: 'developers', _id, title }))

/** Whether another account may be the same person. */
export async function checkPerson(candidateId: number): Promise<Check> {
  const label = 'Same person'
  const { rows } = await db.rawQuery(
    `with ${alikeSql()}, found as (
       select c.id, c.id::text as _id, u.first_name || ' ' || u.last_name as title,
         ${marksSql}
       from alike cross join me
         join users u on u.id = alike.user_id and u.user_type = 'developer' and u.status <> 'erased'
         join candidates c on c.user_id = u.id and c.id <> me.candidate_id
     )
     select * from found where phone or mailbox or employer or resume or contact order by id desc limit 5`,
    { candidate: candidateId }
  )
  const found = rows as (Found & PersonMarks)[]
  const marks = [...new Set(found.flatMap(markWords))]
  return found.length > 0
    ? look(
        label,
        `${counted(found.length, 'other profile has', 'other profiles have')} the same ${marks.join(', ')}.`,
        toProfiles(found)
      )
    : good(label, 'No other profile has this phone number, mailbox or resume.')
}

/** Whether a resume is there, was read, is that of its profile, and says the same as no other one. */
export async function checkResume(
  resume: Resume | null,
  { fullName }: Pick<User, 'fullName'>,
  skillIds: number[]
): Promise<Check> {
  const label = 'Resume'
  if (!resume) return look(label, 'No resume is uploaded.')
  const draft: ResumeDraft | null = resume.parsed
  if (!draft) return unknown(label, resume.parseReason ?? 'It was not read.')
  const same = await withThisText(resume, draft.textHash)
  if (same.length > 0)
    return look(
      label,
      `Identical to that of ${counted(same.length, 'other profile', 'other profiles')}.`,
      toProfiles(same)
    )
  if (draft.hiddenText?.found)
    return look(label, `It has text that nobody sees: "${draft.hiddenText.extract ?? ''}".`)
  const named = draft.fullName?.value
  if (named && !shareAName(named, fullName))
    return look(label, `It names ${named}; the profile says ${fullName}.`)
  const read = new Set(draft.skills?.map(({ id }) => Number(id)))
  const proven = skillIds.filter((id) => read.has(id)).length
  const words = `It names ${proven} of ${counted(skillIds.length, 'skill')} of the profile.`
  return skillIds.length > 2 && proven === 0 ? look(label, words) : good(label, words)
}

async function withThisText({ candidateId }: Resume, textHash: string | undefined) {
  if (!textHash) return []
  const { rows } = await db.rawQuery(
    `select distinct c.id, c.id::text as _id, u.first_name || ' ' || u.last_name as title
     from resumes r join candidates c on c.id = r.candidate_id join users u on u.id = c.user_id
     where r.parsed ->> 'textHash' = :textHash and r.removed_at is null and c.id <> :candidateId and u.status <> 'erased'
     order by c.id desc limit 5`,
    { candidateId, textHash }
  )
  return rows as Found[]
}

const namesIn = (name: string) => new Set(name.toLowerCase().match(/\p{L}{2,}/gu))
/** Do two names have one in common? "Priya S. Rao" and "Rao, Priya" do. */
export const shareAName = (one: string, other: string) =>
  !namesIn(one).isDisjointFrom(namesIn(other))

/** What became of a person here: applications, changes refused, decisions against them, messages removed. */
export async function checkRecord(candidateId: number, userId: number): Promise<Check> {
  const label = 'Record'
  const { rows } = await db.rawQuery(
    `select (select count(*) from applications where candidate_id = :candidate)::int as applied,
       (select count(*) from profile_update_requests where candidate_id = :candidate and status = 'rejected')::int as refused,
       (select count(*) from audit_log where subject_type = 'developers' and subject_id = :candidate and action in ('developers.reject', 'developers.suspend'))::int as against,
       (select count(*) from message_reports where sender_id = :user and status = 'upheld')::int as removed,
       to_char((select created_at from users where id = :user), 'FMDD Mon YYYY') as since`,
    { candidate: candidateId, user: userId }
  )
  const { applied, refused, against, removed, since } = rows[0]
  const words = [
    `Here since ${since}`,
    applied > 0 ? counted(applied, 'application') : 'no application yet',
    refused > 0 && `${counted(refused, 'change')} not approved`,
    against > 0 && `rejected or suspended ${against === 1 ? 'once' : `${against} times`}`,
    removed > 0 && `${counted(removed, 'message')} removed`,
  ]
    .filter(Boolean)
    .join(', ')
  return refused + against + removed > 0 ? look(label, `${words}.`) : good(label, `${words}.`)
}
