import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(/* sql */ `
      -- who of the company read an application first: applying unlocks the contact, and the candidate sees for whom
      alter table applications
        add column opened_by bigint references users on delete set null,
        add column opened_at timestamptz;
      create index applications_opened_by on applications (opened_by) where opened_by is not null;
      -- the same e-mail address or number in the resumes of two accounts
      create index resumes_email on resumes (lower(parsed->'email'->>'value')) where parsed is not null;
      create index resumes_phone on resumes (regexp_replace(parsed->'phone'->>'value', '\\D', '', 'g')) where parsed is not null;
    `)
  }

  async down() {
    this.schema.raw(
      'alter table applications drop column if exists opened_by, drop column if exists opened_at; drop index if exists resumes_email, resumes_phone'
    )
  }
}
