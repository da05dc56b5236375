import { LocationSchema } from '#database/schema'

export default class Location extends LocationSchema {}
