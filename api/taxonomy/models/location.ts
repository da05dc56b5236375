import { afterDelete, afterSave } from '@adonisjs/lucid/orm'
import { LocationSchema } from '#database/schema'
import { forgetCountries } from '#api/taxonomy/kept_countries'

export default class Location extends LocationSchema {
  @afterSave()
  @afterDelete()
  static forgetCountries(location: Location) {
    forgetCountries(location)
  }
}
