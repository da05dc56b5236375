import drive from '@adonisjs/drive/services/main'
import env from '#config/env'
import { reader } from '#api/candidates/resume/draft/reader'
import {
  countryOf,
  keep,
  openToRead,
  outcomeOf,
  textless,
} from '#api/candidates/resume/draft/read_stored_resume'

/** Reads a resume whose pages are pictures by recognising their letters; again for the same one changes nothing. */
export default async function recogniseStoredResume({ resumeId }: { resumeId: number }) {
  const resume = await openToRead(resumeId)
  if (!resume) return
  const bytes = await drive.use().getBytes(resume.file.storageKey)
  const outcome = await outcomeOf(() =>
    reader.recognise(bytes, countryOf(resume), env.get('SCAN_LANGUAGES'))
  )
  await keep(resumeId, outcome === 'textless' ? textless : outcome)
}
