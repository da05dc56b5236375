import { BaseSchema } from '@adonisjs/lucid/schema'

/** `is_active` is what every guard reads of a suspended company. */
export default class extends BaseSchema {
  async up() {
    this.defer(async (db) => {
      await db.rawQuery(
        `update companies set is_active = false where verification = 'suspended' and is_active`
      )
    })
  }

  async down() {}
}
