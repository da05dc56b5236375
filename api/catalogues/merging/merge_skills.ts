import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit } from '#api/accounts/audit/audit'
import Skill from '#api/taxonomy/models/skill'
import { forgetNames } from '#api/taxonomy/names'
import { namesTogether } from '#api/catalogues/merging/skill_merge_moves'
import { skillParts, type Merge } from '#api/catalogues/merging/skill_parts'

export type MergeJob = Merge & { adminId: number; reason: string | null }

/** Rows in one transaction: people who change their profile wait for no more than these. */
const BATCH = 500

/**
 * Merges a skill into another: every row that names it names the other one, its names become the other's aliases, and it
 * is gone. Moves by batches, each in a transaction of its own, so that every row names a skill that is there at any
 * moment. Safe to run twice; one that stopped half-way goes on.
 */
export default async function mergeSkills({ from: fromId, into: intoId, ...by }: MergeJob) {
  const [from, into] = await Promise.all([Skill.find(fromId), Skill.find(intoId)])
  if (!from || !into) return
  await nameAlike(from, into)
  const merge = { from: from.id, into: into.id }
  const counts: Record<string, number> = {}
  for (const { label, find, move } of skillParts) {
    // once more for what was saved meanwhile
    for (let ids = await idsOf(find, merge); ids.length; ids = await idsOf(find, merge)) {
      counts[label] = (counts[label] ?? 0) + ids.length
      await inBatches(ids, (trx, some) => move(trx, some, merge))
    }
  }
  await db.transaction(async (trx) => {
    // its after-delete hook forgets the name; a row that still names it, and came this moment, fails the job, which is tried again
    await from.useTransaction(trx).delete()
    await audit(trx, {
      actorId: by.adminId,
      action: 'skills.merged',
      subjectType: 'skills',
      subjectId: into.id,
      subjectLabel: into.name,
      before: {},
      after: { merged: from.name, ...counts },
      reason: by.reason,
    })
  })
  forgetNames('skills')
}

/** The other skill is found by all names of this one, in lists, in resumes, and in the texts that searches of jobs and people read. */
async function nameAlike(from: Skill, into: Skill) {
  await db.transaction(async (trx) => {
    await into
      .useTransaction(trx)
      .merge({ aliases: namesTogether(from, into) })
      .save()
    await trx.rawQuery(
      `insert into search_terms (kind, value)
       select distinct 'word', word from unnest(string_to_array(search_phrase_of(?), ' ')) word where length(word) between 1 and 40
       order by 2 on conflict do nothing`,
      [into.aliases.join(' ')]
    )
  })
  const jobs = 'select id from jobs where skill_ids @> array[cast(:into as int)] order by id'
  await inBatches(await idsOf(jobs, { into: into.id }), (trx, ids) =>
    // the trigger of this column writes the text that is searched, and nothing else
    trx.rawQuery('update jobs set tags = tags where id = any(?)', [ids] as any[])
  )
}

async function idsOf(sql: string, values: Record<string, number>): Promise<number[]> {
  const { rows } = await db.transaction(async (trx) => {
    await trx.rawQuery('set local statement_timeout = 0')
    return trx.rawQuery(sql, values)
  })
  return rows.map(({ id }: { id: number }) => id)
}

async function inBatches(
  ids: number[],
  change: (trx: TransactionClientContract, some: number[]) => Promise<unknown>
) {
  for (let at = 0; at < ids.length; at += BATCH)
    await db.transaction(async (trx) => {
      await trx.rawQuery('set local statement_timeout = 0')
      await change(trx, ids.slice(at, at + BATCH))
    })
}
