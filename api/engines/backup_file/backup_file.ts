/** The port of the engine: what its README promises. */
export { BrokenBackup } from '#api/engines/backup_file/broken_backup'
export { Measure, type Sum } from '#api/engines/backup_file/measure'
export { BackupReader, type Read } from '#api/engines/backup_file/read_backup'
export { BackupWriter } from '#api/engines/backup_file/write_backup'
