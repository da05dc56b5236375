import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ProductStatus } from '#api/billing/deliveries/product_status'

/** The state of what a candidate bought of one kind. */
export class ProductStatusTransformer extends BaseTransformer<ProductStatus> {
  toObject() {
    const { kind, label, status, until, credits, latest } = this.resource
    return {
      kind,
      label,
      status,
      until: until?.toUTC().toISO() ?? null,
      credits,
      orderId: latest ? String(latest.orderId) : null,
      note: latest?.note ?? null,
      orderedAt: latest?.createdAt.toUTC().toISO() ?? null,
      deliveredAt: latest?.deliveredAt?.toUTC().toISO() ?? null,
    }
  }
}
