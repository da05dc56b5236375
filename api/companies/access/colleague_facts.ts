/** The rights by which a colleague changes what others of the company may have open: each write is told with its right. */
export const toldRights = [
  'company_users',
  'invite_user',
  'company_profile',
  'post_job',
  'edit_job',
  'promote_job',
  'move_applicants',
  'comments',
  'interviews',
  'save_profile',
  'contact_request',
  'mail_templates',
  'send_mail',
] as const

export type ToldRight = (typeof toldRights)[number]

/** What the channel `companies/<id>` tells of a write: by which right and by whom, but nothing of its rows. */
export type ColleagueChange = { type: 'company.changed'; right: ToldRight; by: string }
