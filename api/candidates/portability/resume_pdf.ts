import { createHash } from 'node:crypto'
import { LimitedPool, TaskFailed } from '#api/engines/limited_process/limited_process'
import { Kept } from '#api/http/kept'
import type { Language } from '#api/languages/language_facts'
import { Refusal } from '#api/http/refusal'
import {
  resumeSheet,
  resumeWords,
  type Drawing,
  type LayoutName,
} from '#api/candidates/portability/resume_sheet'
import type { WholeProfile } from '#api/candidates/portability/whole_profile'

type ResumePdf = { file: Uint8Array; unset: string[] }

/** Two at once at most, and none longer than this. */
const drawers = new LimitedPool<Drawing, ResumePdf>({
  task: new URL('./draw_resume', import.meta.url),
  processes: 2,
  milliseconds: 20_000,
  megabytes: 400,
})

/** The last ones, by what is drawn: a profile that did not change is drawn once, and by one process for many who ask. */
const drawn = new Kept<ResumePdf>({
  most: 1000,
  size: { most: 64 * 1024 * 1024, of: ({ file }) => file.byteLength },
  freshFor: Infinity,
})

/** The profile as a PDF with headings in a language, and the letters of it that no font of ours has. */
export async function resumePdf(
  profile: WholeProfile,
  layout: LayoutName,
  language: Language
): Promise<ResumePdf> {
  const drawing = { sheet: resumeSheet(profile), words: resumeWords(language), layout }
  const version = createHash('sha256').update(JSON.stringify(drawing)).digest('base64url')
  try {
    return await drawn.get(version, () => drawers.run(drawing))
  } catch (error) {
    if (error instanceof TaskFailed && error.reason !== 'broken')
      throw new Refusal('Your profile is too long for a PDF; shorten its texts and try again')
    throw error
  }
}

/** For the tests: what the processes were seen to cost, and their end. */
export const pdfDrawers = drawers
