import { BaseSchema } from '@adonisjs/lucid/schema'

/** Two skills that mean the same become one: which is on its way into which, and whose test is offered afterwards. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(/* sql */ `
      -- set while a background job moves what names the skill
      alter table skills add column merging_into_id bigint references skills on delete set null,
        add check (merging_into_id <> id);
      create index skills_merging_into on skills (merging_into_id) where merging_into_id is not null;
      -- a skill that took another in may have that one's test, too, which is offered no more
      drop index assessments_skill;
      create unique index assessments_skill on assessments (skill_id) where kind = 'skill' and status = 'active';
      create index assessments_of_skill on assessments (skill_id) where skill_id is not null;
    `)
  }

  async down() {
    this.schema.raw(/* sql */ `
      drop index assessments_of_skill;
      drop index assessments_skill;
      create unique index assessments_skill on assessments (skill_id) where kind = 'skill';
      alter table skills drop column merging_into_id;
    `)
  }
}
