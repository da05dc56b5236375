import { BaseSchema } from '@adonisjs/lucid/schema'

/** What the clock looks for: resumes that are not read yet, and profiles brought along long ago; and what the sitemap lists. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(/* sql */ `
      create index resumes_unread on resumes (id, updated_at) where parse_status in ('queued', 'parsing');
      create index profile_imports_created on profile_imports (created_at);
      create index candidates_public on candidates (id) where is_public;
    `)
  }

  async down() {
    this.schema.raw(
      'drop index if exists resumes_unread, profile_imports_created, candidates_public'
    )
  }
}
