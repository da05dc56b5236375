import db from '@adonisjs/lucid/services/db'

/** From here on two names may mean the same: "Vue" and "Vue.js" are 0.57 alike, "Java" and "JavaScript" 0.36. */
const ALIKE = 0.5
const MOST = 5

export type NearSkill = { _id: string; skillName: string }

/**
 * Returns skills in use whose names or aliases are nearly one of this skill's, the nearest first, five at most: the same
 * but for dots, blanks and a last "js", or alike by their letters.
 */
export async function nearSkills(id: number): Promise<NearSkill[]> {
  const { rows } = await db.rawQuery(
    `with plain as (
       select id, lower(word) as word, regexp_replace(lower(word), '[^a-z0-9+#]|\\.\\?js$', '', 'g') as bare
       from skills, unnest(name || aliases) word where status = 'active' or id = :id
     ), near as (
       select other.id, max(case when other.bare = own.bare and own.bare <> '' then 1 else similarity(other.word, own.word) end) as likeness
       from plain own join plain other on other.id <> own.id where own.id = :id group by 1
     )
     select s.id::text as _id, s.name as "skillName" from near join skills s using (id)
     where likeness >= :alike and s.merging_into_id is null order by likeness desc, s.popularity desc, s.name limit :most`,
    { id, alike: ALIKE, most: MOST }
  )
  return rows
}
