/** Why a file gave nothing, by code; the sentence is shown to the person who uploaded it. */
export const unreadable = {
  too_large: 'The file is larger than 5 MB; make it smaller and upload it again',
  too_many_pages: 'The file has more than 20 pages; shorten it and upload it again',
  wrong_type: 'The file is neither a PDF nor a Word (.docx) document; save it as one of them',
  encrypted: 'The file is locked with a password; save it without one and upload it again',
  no_text:
    'The file holds pictures of pages and no text, as a scan does; export it as PDF from where it was written',
  damaged: 'The file is damaged and cannot be read; export it again and upload the new one',
  too_slow: 'Reading the file took too long; export it again as a plain PDF',
  too_big_inside:
    'The file needs more memory than a resume may; export it again with smaller images',
  no_page: 'The file has no such page',
} as const

export type UnreadableCode = keyof typeof unreadable

/** A file that could not be read, and why; nothing is wrong with us. */
export class Unreadable extends Error {
  constructor(
    readonly reason: UnreadableCode,
    message: string = unreadable[reason]
  ) {
    super(message)
  }
}
