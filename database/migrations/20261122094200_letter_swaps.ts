import { BaseSchema } from '@adonisjs/lucid/schema'
import { sqlOf } from '#database/functions/sql_of'

/** Words with two letters swapped have too few groups of three in common with the right one. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(sqlOf('letter_swaps'))
  }

  async down() {
    this.schema.raw('drop function if exists letter_swaps(text)')
  }
}
