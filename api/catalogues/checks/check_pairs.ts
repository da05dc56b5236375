import db from '@adonisjs/lucid/services/db'
import { counted, good, look } from '#api/catalogues/checks/check'
import type { Check } from '#api/catalogues/definition'

/** From here on two skills may be one. */
const ALIKE = 0.6

/** Whether two of some skills are nearly the same; `none` is said where there are none. */
export async function checkPairs(skillIds: number[], none: string): Promise<Check> {
  const label = 'Skills'
  if (skillIds.length === 0) return look(label, none)
  const { rows } = await db.rawQuery(
    `select one.name as one, other.name as other
     from skills one join skills other on other.id > one.id
     where one.id = any(:ids) and other.id = any(:ids)
       and (similarity(lower(one.name), lower(other.name)) >= :alike
         or regexp_replace(lower(one.name), '[^a-z0-9+#]|\\.\\?js$', '', 'g') = regexp_replace(lower(other.name), '[^a-z0-9+#]|\\.\\?js$', '', 'g'))
     limit 5`,
    { ids: skillIds, alike: ALIKE }
  )
  const pairs = (rows as { one: string; other: string }[]).map(
    ({ one, other }) => `${one} and ${other}`
  )
  return pairs.length > 0
    ? look(label, `Almost the same: ${pairs.join(', ')}.`)
    : good(label, `${counted(skillIds.length, 'skill')}, none twice.`)
}
