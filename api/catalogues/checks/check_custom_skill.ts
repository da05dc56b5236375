import db from '@adonisjs/lucid/services/db'
import CustomSkill from '#api/taxonomy/models/custom_skill'
import { counted, good, look } from '#api/catalogues/checks/check'
import type { Check } from '#api/catalogues/definition'

/** From here on two names may mean the same. */
const ALIKE = 0.45

/** What is looked at by itself before a name that somebody asked for becomes a skill: skills of nearly that name, and who asks. */
export async function checkCustomSkill(id: number): Promise<Check[]> {
  const { name } = await CustomSkill.findOrFail(id)
  const { rows: near } = await db.rawQuery(
    `select id::text as _id, name as title from (
       select id, name, max(greatest(similarity(lower(word), lower(:name)),
         (regexp_replace(lower(word), '[^a-z0-9+#]', '', 'g') = regexp_replace(lower(:name), '[^a-z0-9+#]', '', 'g'))::int)) as likeness
       from skills, unnest(skills.name || aliases) word where status = 'active' group by id, name
     ) found where likeness >= :alike order by likeness desc, name limit 5`,
    { name, alike: ALIKE }
  )
  const { rows: asked } = await db.rawQuery(
    `select count(*)::int as count from custom_skills where id <> :id and lower(name) = lower(:name)`,
    { id, name }
  )
  return [
    near.length > 0
      ? look(
          'Name',
          `${counted(near.length, 'skill has', 'skills have')} a similar name; perhaps it is the same skill.`,
          near.map((row: { _id: string; title: string }) => ({ catalogue: 'skills', ...row }))
        )
      : good('Name', 'No skill has a similar name.'),
    asked[0].count > 0
      ? look(
          'Asked before',
          `${counted(asked[0].count, 'other person', 'other people')} asked for it too.`
        )
      : good('Asked before', 'Nobody else asked for it.'),
  ]
}
