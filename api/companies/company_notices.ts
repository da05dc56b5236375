import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import CompanyMember from '#api/companies/models/company_member'
import type Company from '#api/companies/models/company'
import { platformStaff } from '#api/companies/platform_staff'
import { notify, type Notice } from '#api/notifications/notify'

type Moved = { trx: TransactionClientContract }

/** Who hears of a company's move, by its name: its owners, and of a request those who work that queue. */
export const companyNotices = {
  request: async ({ id, name }: Company, { trx }: Moved) =>
    notify(trx, {
      to: await platformStaff(trx),
      kind: 'company.verification_requested',
      message: `${name} asks to be verified`,
      link: `/admin/clients/${id}/show`,
      clientId: id,
    }),
  verify: (company: Company, { trx }: Moved) =>
    tellOwners(trx, company, {
      kind: 'company.verified',
      message: `${company.name} is verified: you can post jobs now`,
      mail: {
        subject: `${company.name} is verified`,
        lines: [
          `We have verified ${company.name}. You can submit jobs now, and the approved ones are public.`,
        ],
        action: { label: 'Go to your jobs', path: '/client/jobs' },
      },
    }),
  reject: (company: Company, { trx }: Moved) =>
    tellOwners(trx, company, {
      kind: 'company.rejected',
      message: `${company.name} was not verified: ${company.verificationNote}`,
      mail: {
        subject: `${company.name} was not verified yet`,
        lines: [
          `We looked at ${company.name} and could not verify it yet.`,
          `The reason: ${company.verificationNote}`,
          'Change your company profile and ask again.',
        ],
        action: { label: 'Open the company profile', path: '/client/company' },
      },
    }),
  suspend: (company: Company, { trx }: Moved) =>
    tellOwners(trx, company, {
      kind: 'company.suspended',
      message: `${company.name} was suspended: ${company.verificationNote}`,
      mail: {
        subject: `${company.name} was suspended`,
        lines: [
          `We have suspended ${company.name}; its jobs are hidden until this is settled.`,
          `The reason: ${company.verificationNote}`,
          'Answer this mail to settle it.',
        ],
      },
    }),
}

async function tellOwners(
  trx: TransactionClientContract,
  { id }: Company,
  notice: Omit<Notice, 'to'>
) {
  const owners = await CompanyMember.query({ client: trx }).where({
    company_id: id,
    role: 'owner',
    status: 'active',
  })
  await notify(trx, {
    ...notice,
    to: owners.map((owner) => owner.userId),
    link: '/client/company',
    clientId: id,
  })
}
