import { BaseTransformer } from '@adonisjs/core/transformers'
import type Location from '#api/taxonomy/models/location'

/** A country, state or city; names as in a job's `jobAddress` and `jobCountry`. */
export default class PlaceTransformer extends BaseTransformer<Location> {
  toObject() {
    const { id, kind, name, countryCode, stateCode } = this.resource
    const { state_name: stateName, country_name: countryName } = this.resource.$extras
    const label =
      kind === 'country'
        ? name
        : [name, kind === 'city' ? stateName : null, countryName].filter(Boolean).join(', ')
    return {
      _id: String(id),
      kind,
      name,
      label,
      countryCode,
      countryName: countryName as string,
      state: stateCode,
      stateName: stateName as string | null,
      city: kind === 'city' ? name : null,
    }
  }

  country() {
    const { id, name, countryCode, currency, dialCode, region } = this.resource
    return { _id: String(id), name, countryCode, countryName: name, currency, dialCode, region }
  }

  state() {
    const { id, name, code, countryCode } = this.resource
    return { _id: String(id), name, state: code, stateName: name, stateCode: code, countryCode }
  }

  city() {
    const { id, name, stateCode, countryCode, timeZone, latitude, longitude } = this.resource
    return {
      _id: String(id),
      name,
      city: name,
      state: stateCode,
      stateCode,
      countryCode,
      timeZone,
      latitude,
      longitude,
    }
  }
}
