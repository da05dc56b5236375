import { keep } from '#api/candidates/resume/draft/read_stored_resume'

/** Every try to read a resume failed, and not because of the resume. */
export default function giveUpReading({ resumeId }: { resumeId: number }) {
  return keep(resumeId, {
    parseStatus: 'failed',
    parseReason: 'Something broke on our side; have it read again',
  })
}
