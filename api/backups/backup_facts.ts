/** The format of a backup's notes; a higher one is of a newer version. */
export const BACKUP_FORMAT = 1

/** How many backups the schedule keeps: the newest of each of the last days, ISO weeks and months that have one. */
export const BACKUPS_KEPT = { days: 7, weeks: 5, months: 12 }

/** How many files that were not there are named; the others are counted. */
export const FAULTS_NAMED = 20

/** The schemas whose rows are kept: the product's, and that of its queue. */
export const BACKUP_SCHEMAS = ['public', 'queue']

/** Tables that a restore makes anew: what migrations and the queue know of themselves, and counts of a passing day. */
export const TABLES_LEFT_OUT = [
  'public.adonis_schema',
  'public.adonis_schema_versions',
  'queue.bam',
  'queue.queue_stats',
  'queue.version',
  'queue.warning',
]

/** The scheduled backup takes that long at most, in seconds. */
export const BACKUP_TIMEOUT_SECONDS = 12 * 3_600
