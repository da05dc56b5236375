import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Counting is what costs on a filtered list. With the columns that people filter by as keys, PostgreSQL walks the
 * matching stretch only, where the former indexes, ordered by date, made it read a skill's every job of a place.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(/* sql */ `
      drop index job_skills_place, job_skills_category;
      create index job_skills_place on job_skills (skill_id, location_type, job_type, country_code, valid_through)
        include (refreshed_at, job_id, job_category_id, industry_id, currency, min_experience, max_experience, pay_min, pay_max);
      create index job_skills_category on job_skills (skill_id, job_category_id, location_type, job_type, country_code, valid_through)
        include (refreshed_at, job_id, industry_id, currency, min_experience, max_experience, pay_min, pay_max);
    `)
  }

  async down() {
    this.schema.raw(/* sql */ `
      drop index job_skills_place, job_skills_category;
      create index job_skills_category on job_skills (skill_id, job_category_id, refreshed_at desc, job_id desc) include (valid_through, industry_id, location_type, job_type, country_code, currency, min_experience, max_experience, pay_min, pay_max);
      create index job_skills_place on job_skills (skill_id, location_type, refreshed_at desc, job_id desc) include (valid_through, job_category_id, industry_id, job_type, country_code, currency, min_experience, max_experience, pay_min, pay_max);
    `)
  }
}
