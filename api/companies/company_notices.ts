import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { adminsWho } from '#api/accounts/admins_who'
import { peopleWho } from '#api/companies/access/people_who'
import { releaseMails } from '#api/notifications/queue_mail'
import type Company from '#api/companies/models/company'
import { notify, type Notice } from '#api/notifications/notify'

type Moved = { trx: TransactionClientContract }

/** Who hears of a company's move, by its name: those who keep its profile, and of a request those who work that queue. */
export const companyNotices = {
  request: async ({ id, name }: Company, { trx }: Moved) =>
    notify(trx, {
      to: await adminsWho(trx, 'decide_companies'),
      kind: 'company.verification_requested',
      message: `${name} asks to be verified`,
      link: `/admin/clients/${id}/show`,
      clientId: id,
      alike: {
        by: 'queue',
        message: '{count} companies ask to be verified',
        link: '/admin/clients',
      },
    }),
  verify: (company: Company, { trx }: Moved) =>
    tellManagers(trx, company, {
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
    tellManagers(trx, company, {
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
    tellManagers(trx, company, {
      kind: 'company.suspended',
      message: `${company.name} was suspended: ${company.verificationNote}`,
      mail: {
        subject: `${company.name} was suspended`,
        lines: [
          `We have suspended ${company.name}; its jobs are hidden and its mails wait until this is settled.`,
          `The reason: ${company.verificationNote}`,
          'You can still sign in to read your billing address and to export your data. Answer this mail to settle it.',
        ],
      },
    }),
  restore: async (
    company: Company,
    { trx, input: { reason } }: Moved & { input: Record<string, any> }
  ) => {
    await releaseMails(trx, company.id)
    await tellManagers(trx, company, {
      kind: 'company.restored',
      message: `${company.name} is active again: ${reason}`,
      mail: {
        subject: `${company.name} is active again`,
        lines: [
          `We have taken the suspension of ${company.name} back: ${reason}`,
          'Its jobs are shown again, and what waited is sent.',
        ],
        action: { label: 'Go to your jobs', path: '/client/jobs' },
      },
    })
  },
}

/** Who hears of a new name, by the name of the move: those who decide, then the company. */
export const nameNotices = {
  async askName({ id, name, pendingName }: Company, { trx }: Moved) {
    const message = `${name}, a verified company, would like to be called ${pendingName}`
    const path = `/admin/clients/${id}/show`
    await notify(trx, {
      to: await adminsWho(trx, 'decide_companies'),
      kind: 'company.rename_asked',
      message,
      link: path,
      clientId: id,
      mail: {
        subject: message,
        lines: [`${message}. Until you decide, the old name shows.`],
        action: { label: 'Look at the company', path },
      },
    })
  },
  approveName: (company: Company, { trx }: Moved) =>
    tellManagers(trx, company, {
      kind: 'company.renamed',
      message: `Your company is now called ${company.name}`,
      mail: {
        subject: `Your company is now called ${company.name}`,
        lines: ['We have approved the new name. It shows on your jobs and your company page.'],
        action: { label: 'Open the company profile', path: '/client/company' },
      },
    }),
  giveName: (company: Company, { trx }: Moved) =>
    tellManagers(trx, company, {
      kind: 'company.renamed',
      message: `Your company is now called ${company.name}`,
      mail: {
        subject: `Your company is now called ${company.name}`,
        lines: [
          'An administrator of the platform has changed the name. It shows on your jobs and your company page.',
          'If it is wrong, change it in your company profile.',
        ],
        action: { label: 'Open the company profile', path: '/client/company' },
      },
    }),
  rejectName: (
    company: Company,
    { trx, input: { reason } }: Moved & { input: Record<string, any> }
  ) =>
    tellManagers(trx, company, {
      kind: 'company.rename_rejected',
      message: `The new name of ${company.name} was not approved: ${reason}`,
      mail: {
        subject: `The new name of ${company.name} was not approved`,
        lines: [
          `We looked at the new name of ${company.name} and could not approve it. The old one stays.`,
          `The reason: ${reason}`,
          'Change it in your company profile and ask again.',
        ],
        action: { label: 'Open the company profile', path: '/client/company' },
      },
    }),
}

async function tellManagers(
  trx: TransactionClientContract,
  { id }: Company,
  notice: Omit<Notice, 'to'>
) {
  await notify(trx, {
    ...notice,
    to: await peopleWho(trx, id, 'company_profile'),
    link: '/client/company',
    clientId: id,
  })
}
