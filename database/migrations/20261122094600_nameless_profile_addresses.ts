import { BaseSchema } from '@adonisjs/lucid/schema'

/** The address of a public profile gave the family name away that the page masks: it is the first name and a random tail. Old addresses are not there any more. */
export default class extends BaseSchema {
  async up() {
    this.defer(async (db) => {
      await db.rawQuery(
        `update candidates set slug = left(coalesce(nullif(trim(both '-' from regexp_replace(lower(users.first_name), '[^a-z0-9]+', '-', 'g')), ''), 'developer'), 40)
           || '-' || left(replace(gen_random_uuid()::text, '-', ''), 10)
         from users where users.id = candidates.user_id`
      )
    })
  }

  async down() {}
}
