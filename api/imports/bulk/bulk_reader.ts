import {
  ResumeReader,
  Unreadable,
  type ResumeDraft,
} from '#api/engines/resume_reader/resume_reader'
import { vocabulary } from '#api/candidates/resume/draft/reader'
import { BULK_AT_ONCE } from '#api/imports/import_facts'

/** Reads behind everybody else: who uploads a resume of their own does not wait for thousands of a bulk upload. */
export const bulkReader = new ResumeReader({ vocabulary, aside: BULK_AT_ONCE })

export type Reading = { draft: ResumeDraft } | { fault: string }

/** Said of a resume whose person cannot be written to. */
export const NO_ADDRESS =
  'No e-mail address was found in it, so its person could not be told; ask them for a resume with one'

/** What a resume says. A file that cannot be read is an answer; rejects for anything else, which is our fault. */
export async function readAside(bytes: Uint8Array): Promise<Reading> {
  try {
    const draft = await bulkReader.read(bytes)
    return draft.textless ? { fault: new Unreadable('textless').message } : { draft }
  } catch (error) {
    if (error instanceof Unreadable) return { fault: error.message }
    throw error
  }
}
