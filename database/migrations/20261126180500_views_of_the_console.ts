import { BaseSchema } from '@adonisjs/lucid/schema'

/** Views of the console's lists: each is an administrator's, and all administrators see those that are shared. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(/* sql */ `
      alter table list_views
        alter column company_id drop not null,
        add column user_id bigint references users on delete cascade,
        add column shared boolean not null default true,
        add constraint list_views_owner check ((company_id is null) <> (user_id is null));
      create unique index list_views_of_admin on list_views (user_id, list, lower(name)) where user_id is not null;
      create unique index list_views_of_admins on list_views (list, lower(name)) where user_id is not null and shared;
    `)
  }

  async down() {
    this.schema.raw(/* sql */ `
      delete from list_views where company_id is null;
      alter table list_views drop column user_id, drop column shared, alter column company_id set not null;
    `)
  }
}
