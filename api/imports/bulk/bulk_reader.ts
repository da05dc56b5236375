import { ResumeReader } from '#api/engines/resume_reader/resume_reader'
import { vocabulary } from '#api/candidates/resume/draft/reader'
import { BULK_AT_ONCE } from '#api/imports/import_facts'

/** Reads behind everybody else: who uploads a resume of their own does not wait for thousands of a bulk upload. */
export const bulkReader = new ResumeReader({ vocabulary, aside: BULK_AT_ONCE })
