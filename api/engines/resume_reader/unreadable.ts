import type { TaskFailed } from '#api/engines/limited_process/limited_process'
import type { UnreadableResume } from '#api/engines/resume_reader/resume_draft'

/** Why a file gave nothing though nothing is wrong with us; the sentence is shown to who uploaded it. */
const unreadable = {
  too_large: 'The file is larger than 5 MB; make it smaller and upload it again',
  wrong_type:
    'The file is neither a PDF nor a Word (.docx) document; save it as one of them and upload it again',
  damaged: 'The file is damaged and cannot be read; export it again and upload the new one',
  too_slow: 'Reading the file took too long; export it again as a plain PDF and upload the new one',
  too_much_memory:
    'The file needs more memory than a resume may; export it again with smaller images',
  textless:
    'The file holds no text, perhaps only pictures of pages as a scan does; export it as PDF from where it was written',
  password: 'The file is locked with a password; save it without one and upload it again',
  no_page: 'The file has no such page',
} as const

export type UnreadableReason = keyof typeof unreadable | UnreadableResume['reason']

/** A file that could not be read, and why. */
export class Unreadable extends Error {
  constructor(
    readonly reason: UnreadableReason,
    message: string = unreadable[reason as keyof typeof unreadable] ?? unreadable.damaged
  ) {
    super(message)
  }

  /** From what a limited process says: the reader's own sentence, or ours for a limit. */
  static of({ reason, message }: TaskFailed): Unreadable {
    if (reason === 'broken') return new Unreadable('damaged')
    if (reason === 'too_slow' || reason === 'too_much_memory') return new Unreadable(reason)
    return new Unreadable(reason as UnreadableReason, message)
  }
}
