/** Seconds in which an act can be taken back, unless it is pointed at or has the focus; the console sends an act only afterwards. */
export const UNDO_SECONDS = 10
/** Seconds for which a notice is there, time enough to read two lines. */
export const NOTICE_SECONDS = 5
