/** Seconds in which an act can be taken back, unless it is pointed at or has the focus; the console sends an act only afterwards. */
export const UNDO_SECONDS = 10
/** Seconds for which a notice of the portal is there, unless it is pointed at or has the focus (spec, 9: 2000 ms). */
export const NOTICE_SECONDS = 2
/** The same in the console, of which the specification says nothing: time enough to read two lines. */
export const CONSOLE_NOTICE_SECONDS = 5
