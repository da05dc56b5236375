import { BaseSchema } from '@adonisjs/lucid/schema'

/** What answers say of a question, the versions of a company's test, and reminders that a company sends itself. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(/* sql */ `
      -- counted anew each time: nothing in it is written by hand
      truncate question_statistics;
      alter table question_statistics
        rename column doubts to flags;
      alter table question_statistics
        -- of the question, so that lists find theirs
        add column topic_id bigint references assessment_topics on delete cascade,
        add column assessment_id bigint references assessments on delete cascade,
        -- right answers of the upper 27 % less those of the lower 27 %: -1 to 1
        add column separation double precision,
        -- how often it was drawn in all, in any version
        add column exposure int not null,
        -- [{ place, share, upper, lower }]: who chose each option, place from 1
        add column options jsonb not null default '[]',
        add column flagged boolean generated always as (cardinality(flags) > 0) stored;
      create index question_statistics_topic on question_statistics (topic_id) where topic_id is not null;
      create index question_statistics_assessment on question_statistics (assessment_id) where assessment_id is not null;
      create index question_statistics_flags on question_statistics using gin (flags);
      create index question_statistics_right on question_statistics (right_share, id);
      create index question_statistics_discrimination on question_statistics (discrimination, id);
      create index question_statistics_taken on question_statistics (taken, id);
      create index question_statistics_exposure on question_statistics (exposure, id);
      create index question_statistics_flagged on question_statistics (flagged, discrimination, id);

      -- a company's test that was used is not changed: its next version takes its place
      alter table assessments
        add column version int not null default 1,
        add column replaces_id bigint references assessments on delete set null;
      create unique index assessments_replaces on assessments (replaces_id) where replaces_id is not null;

      alter table assessment_sends add column reminded_at timestamptz;
    `)
  }

  async down() {
    this.schema.raw(/* sql */ `
      alter table assessment_sends drop column reminded_at;
      alter table assessments drop column replaces_id, drop column version;
      alter table question_statistics drop column flagged, drop column topic_id, drop column assessment_id, drop column options, drop column exposure, drop column separation;
      alter table question_statistics rename column flags to doubts;
    `)
  }
}
