import { BaseSchema } from '@adonisjs/lucid/schema'
import { sqlOf } from '#database/functions/sql_of'

/** Questions are drafts until they are published, as pages are; they and the texts of the law keep their words, too. */
export default class extends BaseSchema {
  static besides =
    'it shows no questions and answers, and saves none, as their states have other names now'

  async up() {
    this.schema.raw(/* sql */ `
      drop index faqs_order;
      alter table faqs drop constraint faqs_status_check;
      alter table faqs add column published_at timestamptz;
      update faqs set published_at = case status when 'active' then created_at end,
        status = case status when 'active' then 'published' else 'draft' end;
      alter table faqs alter column status set default 'draft';
      alter table faqs add constraint faqs_status_check check (status in ('draft', 'published', 'archived'));
      create index faqs_order on faqs (audience, group_position, faq_group, position, id) where status = 'published';
      alter table content_versions alter column title type varchar(200);
    `)
    this.schema.raw(sqlOf('keep_content_version'))
    this.schema.raw(/* sql */ `
      insert into content_versions (kind, page_id, title, body) select 'faqs', id, question, answer from faqs;
      insert into content_versions (kind, page_id, title, body) select 'legal', id, title, body from legal_pages;
    `)
  }

  async down() {
    this.schema.raw(/* sql */ `
      drop trigger if exists faqs_written on faqs;
      drop trigger if exists faqs_rewritten on faqs;
      drop trigger if exists legal_pages_written on legal_pages;
      drop trigger if exists legal_pages_rewritten on legal_pages;
      delete from content_versions where kind in ('faqs', 'legal');
      alter table content_versions alter column title type varchar(120);
      drop index faqs_order;
      alter table faqs drop constraint faqs_status_check;
      alter table faqs drop column published_at;
      update faqs set status = case status when 'published' then 'active' else 'inactive' end;
      alter table faqs alter column status set default 'active';
      alter table faqs add constraint faqs_status_check check (status in ('active', 'inactive'));
      create index faqs_order on faqs (audience, group_position, faq_group, position, id) where status = 'active';
    `)
  }
}
