import { BaseSchema } from '@adonisjs/lucid/schema'

/** More time for tests is asked for, granted for a while, refused and ended; what was stays as it was decided. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(/* sql */ `
      alter table test_accommodations
        drop constraint test_accommodations_candidate_id_key,
        add column status text not null default 'granted' check (status in ('asked', 'granted', 'refused', 'ended')),
        -- in the candidate's own words, read by the platform alone
        add column need varchar(1000),
        -- told to the candidate
        add column reason varchar(500),
        add column starts_at timestamptz not null default now(),
        add column ends_at timestamptz;
      create unique index test_accommodations_asked on test_accommodations (candidate_id) where status = 'asked';
      create unique index test_accommodations_granted on test_accommodations (candidate_id) where status = 'granted';
      create index test_accommodations_candidate on test_accommodations (candidate_id, id desc);
      create index test_accommodations_created on test_accommodations (created_at, id);
      create index test_accommodations_due on test_accommodations (ends_at) where status = 'granted' and ends_at is not null;
    `)
  }

  async down() {
    this.schema.raw(/* sql */ `
      drop index test_accommodations_due, test_accommodations_created, test_accommodations_candidate, test_accommodations_granted, test_accommodations_asked;
      delete from test_accommodations where status <> 'granted';
      alter table test_accommodations drop column status, drop column need, drop column reason, drop column starts_at, drop column ends_at,
        add constraint test_accommodations_candidate_id_key unique (candidate_id);
    `)
  }
}
