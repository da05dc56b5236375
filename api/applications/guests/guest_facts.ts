/** Hours that the application of somebody who is not signed in waits for its code; then all of it is deleted. */
export const GUEST_HOURS = 24
/** Uploads without an account from one network address, in a minute and in a day. */
export const GUEST_UPLOADS_A_MINUTE = 5
export const GUEST_UPLOADS_A_DAY = 30
/** Applications that may wait in one account beside each other. */
export const GUESTS_WAITING = 5
/** Skills of a resume that an application names. */
export const GUEST_SKILLS_MOST = 100
