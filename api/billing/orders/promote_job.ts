import type { Infer } from '@vinejs/vine/types'
import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import type CompanyMember from '#api/companies/models/company_member'
import { assertOwnJobs } from '#api/companies/company_ports'
import Product from '#api/billing/models/product'
import { checkout } from '#api/billing/orders/checkout'
import type { promoteJob as valid } from '#api/billing/orders/order_validators'

/** Orders the promotion of a job for so many days; 422 on `days` where none of such days is on sale. */
export async function promoteJob(
  member: CompanyMember,
  { jobId, days, ...rest }: Infer<typeof valid>
) {
  // another company's job is not there, whatever else is wrong
  await assertOwnJobs(member.companyId, [jobId])
  const products = await Product.query()
    .where({ kind: 'job_promotion', side: 'client', status: 'active' })
    .orderBy('days')
    .limit(100)
  const product = products.find((each) => each.days === days)
  if (!product)
    throw new Refusal(
      sentence('A job is promoted for {products} days', {
        products: products.map((each) => each.days).join(', '),
      }),
      {
        status: 422,
        field: 'days',
      }
    )
  return checkout(member, {
    ...rest,
    items: [{ productId: product.id, quantity: 1, subjectId: jobId }],
  })
}
