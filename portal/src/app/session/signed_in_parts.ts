/**
 * What floats over the pages of people who are signed in, one step away from the first load: the names of their forty
 * files are half a kilobyte of it.
 */
export const accountMenu = () => import('../frames/account_menu')
export const visitNotice = () => import('../visits/visit_notice')
