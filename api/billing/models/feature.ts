import { FeatureSchema } from '#database/schema'

/** What plans may include, by a slug that the product's rules ask for. */
export default class Feature extends FeatureSchema {}
