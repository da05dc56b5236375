import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Columns that name a user, resume or file. Without an index each removed row is looked for in the whole table, and an
 * import that is undone, or a night of profiles nobody claimed, removes thousands.
 */
const references: Record<string, string[]> = {
  account_exports: ['file_id'],
  application_events: ['actor_id'],
  audit_log: ['actor_id'],
  candidate_comments: ['author_id'],
  candidates: ['current_resume_id', 'video_file_id'],
  company_invites: ['invited_by'],
  company_members: ['invited_by'],
  contact_requests: ['sent_by'],
  contact_unlocks: ['unlocked_by'],
  conversations: ['answerer_id', 'blocked_by', 'opened_by'],
  custom_skills: ['requested_by'],
  interview_events: ['actor_id'],
  job_events: ['actor_id'],
  job_revisions: ['decided_by', 'submitted_by'],
  jobs: ['created_by'],
  lead_answers: ['author_id'],
  message_reports: ['decided_by'],
  offers: ['made_by'],
  profile_update_requests: ['decided_by', 'file_id', 'poster_file_id', 'user_id'],
  profile_views: ['viewed_by'],
  promotions: ['granted_by'],
  resumes: ['file_id'],
  reviews: ['author_id'],
  saved_lists: ['created_by'],
  saved_profiles: ['saved_by'],
  scorecards: ['author_id'],
  spotlights: ['granted_by'],
}
const names = Object.entries(references).flatMap(([table, columns]) =>
  columns.map((column) => ({ table, column, index: `${table}_of_${column}` }))
)

export default class extends BaseSchema {
  async up() {
    for (const { table, column, index } of names)
      this.schema.raw(`create index ${index} on ${table} (${column}) where ${column} is not null`)
  }

  async down() {
    for (const { index } of names) this.schema.raw(`drop index ${index}`)
  }
}
