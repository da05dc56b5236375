import { readFile, stat } from 'node:fs/promises'
import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import env from '#config/env'
import { reader } from '#api/candidates/resume/draft/reader'
import {
  limits,
  plainResume,
  Unreadable,
  type PlainResume,
} from '#api/engines/resume_reader/resume_reader'

const AHEAD = 16

type Outcome = { file: string } & ({ resume: PlainResume; textless: boolean } | { error: string })

/** Reads resumes as an upload would, in the limited process; asks no database. */
export default class ResumeParse extends BaseCommand {
  static commandName = 'resume:parse'
  static description = 'Read resumes (PDF or DOCX) and print what they say'
  static help = [
    'Prints a summary for people, or with --json one JSON line a file, in the order of the files.',
    'Ends with 1 when a file could not be read; the reason is on stderr, and with --json as {"file", "error"}.',
  ]

  @args.spread({ description: 'PDF or DOCX files' })
  declare files: string[]

  @flags.boolean({ description: 'Print a JSON line for each file' })
  declare json: boolean

  @flags.string({ description: 'Country of phone numbers without a code, such as IN' })
  declare country?: string

  @flags.boolean({ description: 'Recognise the text of scans, whatever SCAN_RECOGNITION says' })
  declare recognise: boolean

  async run() {
    const reading: Promise<Outcome>[] = []
    for (const [index] of this.files.entries()) {
      // a few ahead, so that all children work and thousands of files do not lie in memory
      while (reading.length < Math.min(index + AHEAD, this.files.length))
        reading.push(this.#read(this.files[reading.length]))
      this.#print(await reading[index])
    }
    reader.end()
  }

  async #read(file: string): Promise<Outcome> {
    try {
      if ((await stat(file)).size > limits.bytes) throw new Unreadable('too_large')
      const bytes = await readFile(file)
      const country = this.country?.toUpperCase()
      let draft = await reader.read(bytes, country)
      if (draft.textless && this.recognise)
        draft = await reader.recognise(bytes, country, env.get('SCAN_LANGUAGES'))
      return { file, resume: plainResume(draft), textless: draft.textless }
    } catch (error) {
      if (error instanceof Unreadable) return { file, error: error.message }
      const { code } = error as NodeJS.ErrnoException
      if (code === 'ENOENT') return { file, error: 'There is no such file' }
      if (code === 'EACCES' || code === 'EISDIR' || code === 'EPERM')
        return { file, error: 'It is no file that we may read' }
      throw error
    }
  }

  #print(outcome: Outcome) {
    const why =
      'error' in outcome
        ? outcome.error
        : outcome.textless
          ? new Unreadable('textless').message
          : null
    if (why) {
      this.exitCode = 1
      process.stderr.write(`${outcome.file}: ${why}\n`)
    }
    if (this.json) console.log(JSON.stringify('resume' in outcome ? outcome.resume : outcome))
    else if ('resume' in outcome) console.log(summary(outcome.file, outcome.resume))
  }
}

function summary(file: string, resume: PlainResume) {
  const span = ({
    start,
    end,
    current,
  }: {
    start: string | null
    end: string | null
    current?: boolean
  }) => [start, current ? 'now' : end].filter(Boolean).join(' – ')
  const list = (label: string, rows: string[]) =>
    rows.length ? [`  ${label}`, ...rows.map((row) => `    ${row}`)] : []
  return [
    `${file}: ${resume.fullName ?? 'no name found'}`,
    `  ${[resume.email, resume.phone, resume.location].filter(Boolean).join(' · ') || 'no contact found'}`,
    ...list(
      'Links',
      [resume.website, ...resume.links].filter((link) => link !== null)
    ),
    ...list(
      'Employment',
      resume.employment.map(
        (post) => `${post.title ?? '?'} at ${post.company ?? '?'}, ${span(post)}`
      )
    ),
    ...list(
      'Education',
      resume.education.map((school) =>
        [school.degree, school.field, school.institution, span(school)].filter(Boolean).join(', ')
      )
    ),
    ...list(
      'Projects',
      resume.projects.map(({ name }) => name)
    ),
    ...list('Skills', resume.skills.length ? [resume.skills.join(', ')] : []),
    ...list('Certifications', resume.certifications),
    ...list('Achievements', resume.achievements),
  ].join('\n')
}
