import { BaseSchema } from '@adonisjs/lucid/schema'

/** Who wrote each version of a page and of a mail's words: the administrator of the transaction, who is said by `curate.ts`. */
export default class extends BaseSchema {
  async up() {
    for (const table of ['content_versions', 'platform_template_versions'])
      this.schema.raw(/* sql */ `
        alter table ${table} add column author_id bigint references users on delete set null;
        alter table ${table} alter column author_id set default nullif(current_setting('candor.admin', true), '')::bigint;
        create index ${table}_author on ${table} (author_id) where author_id is not null;
      `)
    // what was written before: the line of the audit log was written in the same transaction
    this.schema.raw(/* sql */ `
      update content_versions version set author_id = line.actor_id
      from audit_log line, (values ('help', 'help-pages'), ('blogs', 'blogs'), ('skills', 'skill-pages'), ('faqs', 'faqs'), ('legal', 'legal-pages')) as pages (kind, catalogue)
      where pages.kind = version.kind and line.subject_id = version.page_id and line.actor_id is not null
        and line.action in (pages.catalogue || '.create', pages.catalogue || '.edit')
        and line.created_at between version.created_at and version.created_at + interval '2 seconds';
    `)
  }

  async down() {
    for (const table of ['content_versions', 'platform_template_versions'])
      this.schema.raw(`alter table ${table} drop column author_id`)
  }
}
