const MB = 1024 * 1024

export type ImageKind = 'photo' | 'logo' | 'poster' | 'cover'
/** An archive, a table and a transfer are only read, never kept. */
export type FileKind =
  'resume' | 'offer' | ImageKind | 'video' | 'attachment' | 'archive' | 'table' | 'transfer'
type Rule = { types: readonly string[]; maxBytes: number; maxPages?: number; takes: string }

const documents = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]

const pictures = ['.png', '.jpg', '.jpeg', '.webp']

/** How the name of a file of a type may end; one that is told otherwise gets the first. A picture is stored anew, whatever it came as. */
export const endings: Record<string, readonly string[]> = {
  'application/pdf': ['.pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'image/jpeg': pictures,
  'image/png': pictures,
  'image/webp': pictures,
  'video/mp4': ['.mp4', '.m4v', '.mov'],
  'video/webm': ['.webm'],
}

/** What may be uploaded: by kind the types that we take, told by content, and how large. */
export const fileKinds: Record<FileKind, Rule> = {
  resume: {
    types: documents,
    maxBytes: 5 * MB,
    maxPages: 20,
    takes: 'a PDF or Word (.docx) file',
  },
  offer: {
    types: documents,
    maxBytes: 5 * MB,
    maxPages: 40,
    takes: 'a PDF or Word (.docx) file',
  },
  photo: {
    types: ['image/jpeg', 'image/png', 'image/webp'],
    maxBytes: 2 * MB,
    takes: 'a JPEG, PNG or WebP image',
  },
  logo: {
    types: ['image/jpeg', 'image/png', 'image/webp'],
    maxBytes: 2 * MB,
    takes: 'a JPEG, PNG or WebP image',
  },
  poster: {
    types: ['image/jpeg', 'image/png', 'image/webp'],
    maxBytes: 2 * MB,
    takes: 'a JPEG, PNG or WebP image',
  },
  cover: {
    types: ['image/jpeg', 'image/png', 'image/webp'],
    maxBytes: 8 * MB,
    takes: 'a JPEG, PNG or WebP image',
  },
  video: {
    types: ['video/mp4', 'video/webm'],
    maxBytes: 100 * MB,
    takes: 'an MP4 or WebM video',
  },
  attachment: {
    types: [...documents, 'image/jpeg', 'image/png', 'image/webp'],
    maxBytes: 10 * MB,
    takes: 'a PDF, a Word (.docx) file, or a JPEG, PNG or WebP image',
  },
  archive: {
    types: ['application/zip'],
    maxBytes: 20 * MB,
    takes: 'the zip of your data as LinkedIn sent it',
  },
  table: {
    types: ['text/csv'],
    maxBytes: 20 * MB,
    takes: 'a table as CSV',
  },
  transfer: {
    types: ['text/csv', 'application/zip', ...documents],
    maxBytes: 200 * MB,
    takes: 'a table as CSV, a list as JSON, a resume as PDF or Word, or a zip of them',
  },
}

/** The kinds that may come in parts: those that are larger than a few of them. */
export const partKinds = ['video', 'transfer'] as const
export type PartKind = (typeof partKinds)[number]
/** How large a part is: a lost connection costs no more than this. */
export const PART_BYTES = 4 * MB
/** After this time a file that nobody went on with is gone. */
export const PARTS_HOURS = 48
/** How many files a person may have under way in parts; one more gives the oldest up. */
export const PARTS_OPEN = 3

/** A photo as it is chosen; the browser cuts it to a square, and what it sends is within `fileKinds.photo`. */
export const UNCUT_PHOTO_MAX_BYTES = 20 * MB

/** Whether files of a kind are pictures, which are encoded again. */
export const isImageKind = (kind: string): kind is ImageKind =>
  kind === 'photo' || kind === 'logo' || kind === 'poster' || kind === 'cover'

/** How a size reads to people. */
export const megabytes = (bytes: number) => `${Math.round(bytes / MB)} MB`
/** Minutes that a signed link to a file works, unless told. */
export const LINK_MINUTES = 10

/** Days that an export can be fetched. */
export const EXPORT_DAYS = 7
