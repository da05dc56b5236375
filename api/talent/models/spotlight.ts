import { SpotlightSchema } from '#database/schema'

/** A time in the spotlight that was bought or granted. */
export default class Spotlight extends SpotlightSchema {
  declare source: 'grant' | 'purchase'
}
