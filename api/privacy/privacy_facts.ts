export const exportStatuses = ['queued', 'making', 'ready', 'failed'] as const
export type ExportStatus = (typeof exportStatuses)[number]

/** A company keeps who it rejected for so many months. */
export const REJECTED_KEPT_MONTHS = 12
/** Whole months for which bells, and mails of the product, are kept, unless the settings of these names say otherwise. */
export const NOTIFICATIONS_KEEP_MONTHS = 24
export const MAILS_KEEP_MONTHS = 24
/** Parts of partitioned tables that are made before their month begins. */
export const MONTHS_AHEAD = 2
/** Times that a person's data is put together within 24 hours. */
export const EXPORTS_A_DAY = 5
