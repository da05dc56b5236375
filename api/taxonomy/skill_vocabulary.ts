import { readFile } from 'node:fs/promises'
import type { SkillVocabulary } from '#api/engines/resume_reader/resume_reader'

// compiled, this file is below dist/node; the data stays where it is
const code = new URL('../../', import.meta.url)
const data = new URL(
  code.pathname.endsWith('/dist/node/') ? '../../database/data/' : 'database/data/',
  code
)

const load = async <Row>(name: string): Promise<Row> =>
  JSON.parse(await readFile(new URL(`${name}.json`, data), 'utf8'))

type Named = { slug: string; name: string; aliases?: string[]; synonyms?: string[] }

/** The taxonomy as it is delivered, without asking a database: by it the reader of resumes knows skills, titles and places. */
export default async function skillVocabulary(): Promise<SkillVocabulary> {
  const [skills, tools, titles, places] = await Promise.all([
    load<Named[]>('skills'),
    load<Named[]>('tools'),
    load<Named[]>('job_titles'),
    load<SkillVocabulary['places']>('locations'),
  ])
  return {
    skills: [...skills, ...tools].map(({ slug, name, aliases }) => ({ id: slug, name, aliases })),
    titles: titles.map(({ name, synonyms }) => ({ name, synonyms })),
    places,
  }
}
