import { Refusal } from '#api/http/refusal'
import { BrokenBackup } from '#api/engines/backup_file/backup_file'

const ofTheSystem: Record<string, string> = {
  ENOSPC: 'The disk is full. Make room, or name another place, and try again',
  EDQUOT: 'The quota of the disk is used up. Make room, or name another place, and try again',
  EACCES: 'This user may not read or write there. Give it the right, or name another place',
  EPERM: 'This user may not read or write there. Give it the right, or name another place',
  EROFS: 'The disk is read-only. Name another place',
  ENOENT: 'There is no such file. Look at its name, and try again',
  ENOTDIR: 'A part of this path is a file. Name a folder',
  EISDIR: 'This is a folder. Name a file in it',
  EIO: 'The disk fails. Name another place, and look at the disk',
  ECONNREFUSED: 'Nobody answers there. Start it, or correct its address, and try again',
  NoSuchKey: 'There is no such backup in the bucket. Look at its name, and try again',
  NoSuchBucket: 'There is no such bucket. Make it, or correct BACKUP_BUCKET',
  AccessDenied: 'The keys of S3 do not open this bucket. Correct them, and try again',
}

/** Whether what failed is the operator's affair, who is told in one sentence, and no fault of the program. */
export const isForOperators = (error: unknown) =>
  error instanceof Refusal || error instanceof BrokenBackup || codeOf(error) in ofTheSystem

/** Why it failed and what to do, in words. */
export function wordsOf(error: unknown) {
  const words = ofTheSystem[codeOf(error)]
  const message = error instanceof Error ? error.message : String(error)
  return words ? `${words} (${message})` : message
}

/** The code of a system's error, or the name of one of S3. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  return 'code' in error && typeof error.code === 'string' && error.code in ofTheSystem
    ? error.code
    : error.name
}
