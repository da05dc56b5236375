import { PerkSchema } from '#database/schema'

export default class Perk extends PerkSchema {}
