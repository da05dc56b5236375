import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { ProductSchema } from '#database/schema'
import type { BuyerSide, ProductKind, SaleStatus } from '#api/billing/billing_facts'
import PriceSlab from '#api/billing/models/price_slab'

/** What is bought once: add-ons of companies, products of candidates. */
export default class Product extends ProductSchema {
  declare kind: ProductKind
  declare side: BuyerSide
  declare status: SaleStatus

  @hasMany(() => PriceSlab)
  declare prices: HasMany<typeof PriceSlab>
}
