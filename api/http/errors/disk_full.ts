/** PostgreSQL's own word for it, and those of the system. */
const FULL = ['53100', 'ENOSPC', 'EDQUOT']

/** Was there no room left on a disk of ours? Storage says so as the cause of its error. */
export function isDiskFull(error: any): boolean {
  return FULL.includes(error?.code) || (error?.cause !== undefined && isDiskFull(error.cause))
}
