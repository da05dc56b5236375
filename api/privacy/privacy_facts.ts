export const exportStatuses = ['queued', 'making', 'ready', 'failed'] as const
export type ExportStatus = (typeof exportStatuses)[number]

/** A company keeps who it rejected for so many months. */
export const REJECTED_KEPT_MONTHS = 12
/** Times that a person's data is put together within 24 hours. */
export const EXPORTS_A_DAY = 5
