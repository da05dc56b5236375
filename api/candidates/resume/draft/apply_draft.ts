import db from '@adonisjs/lucid/services/db'
import type User from '#api/accounts/models/user'
import type Candidate from '#api/candidates/models/candidate'
import type { ResumeDraft } from '#api/engines/resume_reader/resume_reader'
import { Refusal } from '#api/http/refusal'
import { changeProfile } from '#api/candidates/change_profile'
import { addSkill } from '#api/candidates/skills/keep_skills'
import { addToSection, changeInSection } from '#api/candidates/sections/keep_section'
import { sections } from '#api/candidates/sections/sections'
import { besideProfile, type Judged } from '#api/candidates/resume/draft/beside_profile'
import { partsOf, type Edits } from '#api/candidates/resume/draft/draft_parts'

export type Choice = { accept: string[]; edits: Edits; replace: string[] }
export type Applied = {
  applied: string[]
  /** Those of the applied that a moderator looks at first. */
  waiting: string[]
  skipped: { part: string; reason: string; field?: string }[]
}

/**
 * Writes the accepted parts of a draft into the profile, all in one transaction and by the same rules as the profile's
 * own forms. What is there already stays; a row that differs from one on the profile takes its place only when
 * `replace` names it. What could not be written is said, and why; the rest is written.
 */
export async function applyDraft(
  user: User,
  candidate: Candidate,
  draft: ResumeDraft,
  { accept, edits, replace }: Choice
): Promise<Applied> {
  return db.transaction(async (trx) => {
    await trx.from('candidates').where('id', candidate.id).forUpdate().select('id')
    candidate.useTransaction(trx)
    user.useTransaction(trx)
    const wanted = new Set(accept)
    const parts = partsOf(draft, edits).filter(({ name }) => wanted.has(name))
    const judged = await besideProfile(trx, user, candidate, parts)
    const answer: Applied = { applied: [], waiting: [], skipped: [] }
    const skip = (part: string, reason: string, field?: string) =>
      answer.skipped.push({ part, reason, field })
    for (const part of wanted)
      if (!judged.some((each) => each.part === part)) skip(part, 'The draft has no such part')

    const written = new Set<string>()
    for (const part of judged) {
      if (part.state === 'same' || written.has(part.key))
        skip(part.part, 'It is on your profile already')
      else if (part.state === 'incomplete') skip(part.part, part.why!, part.field)
      else if (part.state === 'differs' && part.currentId && !replace.includes(part.part))
        skip(
          part.part,
          `Your profile says: ${part.current}. Choose to replace it, or keep what is there`
        )
      else {
        const outcome = await write(user, candidate, part)
        if (outcome instanceof Refusal) skip(part.part, outcome.message, outcome.field)
        else {
          written.add(part.key)
          answer.applied.push(part.part)
          if (outcome === 'waits') answer.waiting.push(part.part)
        }
      }
    }
    return answer
  })
}

/**
 * Returns whether the part waits for a moderator, as the checked parts of an approved profile do. A limit that is
 * reached is a reason to skip the part, not to lose the others: it is thrown before anything is written.
 */
async function write(
  user: User,
  candidate: Candidate,
  part: Judged
): Promise<'written' | 'waits' | Refusal> {
  try {
    if (part.target === 'profile')
      return (await changeProfile(user, candidate, part.input)) ? 'waits' : 'written'
    if (part.target === 'dev-techskill') await addSkill(candidate, part.input as never)
    else {
      const row = part.currentId
        ? await replaceRow(candidate, part)
        : await addToSection(candidate, sections[part.target], part.input)
      if (row.$extras.pending) return 'waits'
    }
    return 'written'
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

/** What the resume does not say stays as it was. */
function replaceRow(candidate: Candidate, { target, row, input }: Judged) {
  const { id, startsOn, endsOn, issuedOn, expiresOn, achievedOn, ...columns } = row!.toObject()
  const held = {
    ...columns,
    start: startsOn,
    end: endsOn,
    issued: issuedOn,
    expires: expiresOn,
    date: achievedOn,
  }
  const said = Object.entries(input).filter(([, value]) => value !== undefined && value !== null)
  const next: Record<string, any> = { ...held, ...Object.fromEntries(said) }
  for (const name of ['start', 'end', 'issued', 'expires', 'date'])
    next[name] = next[name]?.slice(0, 7) ?? null
  if (next.isCurrent) next.end = null
  return changeInSection(candidate, sections[target], id, next)
}
