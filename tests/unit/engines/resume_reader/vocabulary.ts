import { readFileSync } from 'node:fs'
import type { SkillVocabulary } from '#api/engines/resume_reader/resume_draft'

const data = (name: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../../database/data/${name}.json`, import.meta.url), 'utf8')
  )

/** The taxonomy as it is shipped. */
export const shipped: SkillVocabulary = {
  skills: [...data('skills'), ...data('tools')].map(({ slug, name, aliases }) => ({
    id: slug,
    name,
    aliases,
  })),
  titles: data('job_titles'),
  places: data('locations'),
}
