import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
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
      message: sentence('{name} asks to be verified', { name }),
      link: `/admin/clients/${id}/show`,
      clientId: id,
      alike: {
        by: 'queue',
        message: sentence('{count} companies ask to be verified'),
        link: '/admin/clients',
      },
    }),
  verify: (company: Company, { trx }: Moved) =>
    tellManagers(trx, company, {
      kind: 'company.verified',
      message: sentence('{company} is verified: you can post jobs now', { company: company.name }),
      mail: {
        subject: sentence('{company} is verified', { company: company.name }),
        lines: [
          sentence(
            'We have verified {company}. You can submit jobs now, and the approved ones are public.',
            { company: company.name }
          ),
        ],
        action: { label: sentence('Go to your jobs'), path: '/client/jobs' },
      },
    }),
  reject: (company: Company, { trx }: Moved) =>
    tellManagers(trx, company, {
      kind: 'company.rejected',
      message: sentence('{company} was not verified: {reason}', {
        company: company.name,
        reason: company.verificationNote,
      }),
      mail: {
        subject: sentence('{company} was not verified yet', { company: company.name }),
        lines: [
          sentence('We looked at {company} and could not verify it yet.', {
            company: company.name,
          }),
          sentence('The reason: {reason}', {
            reason: company.verificationNote,
          }),
          sentence('Change your company profile and ask again.'),
        ],
        action: { label: sentence('Open the company profile'), path: '/client/company' },
      },
    }),
  suspend: (company: Company, { trx }: Moved) =>
    tellManagers(trx, company, {
      kind: 'company.suspended',
      message: sentence('{company} was suspended: {reason}', {
        company: company.name,
        reason: company.verificationNote,
      }),
      mail: {
        subject: sentence('{company} was suspended', { company: company.name }),
        lines: [
          sentence(
            'We have suspended {company}; its jobs are hidden and its mails wait until this is settled.',
            { company: company.name }
          ),
          sentence('The reason: {reason}', {
            reason: company.verificationNote,
          }),
          sentence(
            'You can still sign in to read your billing address and to export your data. Answer this mail to settle it.'
          ),
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
      message: sentence('{company} is active again: {reason}', { company: company.name, reason }),
      mail: {
        subject: sentence('{company} is active again', { company: company.name }),
        lines: [
          sentence('We have taken the suspension of {company} back: {reason}', {
            company: company.name,
            reason,
          }),
          sentence('Its jobs are visible again, and the mails that were held are sent.'),
        ],
        action: { label: sentence('Go to your jobs'), path: '/client/jobs' },
      },
    })
  },
}

/** Who hears of a new name, by the name of the move: those who decide, then the company. */
export const nameNotices = {
  async askName({ id, name, pendingName }: Company, { trx }: Moved) {
    const message = sentence('{name}, a verified company, would like to be called {wanted}', {
      name,
      wanted: pendingName,
    })
    const path = `/admin/clients/${id}/show`
    await notify(trx, {
      to: await adminsWho(trx, 'decide_companies'),
      kind: 'company.rename_asked',
      message,
      link: path,
      clientId: id,
      mail: {
        subject: message,
        lines: [sentence('{message}. Until you decide, the old name shows.', { message })],
        action: { label: sentence('Look at the company'), path },
      },
    })
  },
  approveName: (company: Company, { trx }: Moved) =>
    tellManagers(trx, company, {
      kind: 'company.renamed',
      message: sentence('Your company is now called {company}', { company: company.name }),
      mail: {
        subject: sentence('Your company is now called {company}', { company: company.name }),
        lines: [
          sentence('We have approved the new name. It shows on your jobs and your company page.'),
        ],
        action: { label: sentence('Open the company profile'), path: '/client/company' },
      },
    }),
  giveName: (company: Company, { trx }: Moved) =>
    tellManagers(trx, company, {
      kind: 'company.renamed',
      message: sentence('Your company is now called {company}', { company: company.name }),
      mail: {
        subject: sentence('Your company is now called {company}', { company: company.name }),
        lines: [
          sentence(
            'An administrator of the platform has changed the name. It shows on your jobs and your company page.'
          ),
          sentence('If it is wrong, change it in your company profile.'),
        ],
        action: { label: sentence('Open the company profile'), path: '/client/company' },
      },
    }),
  rejectName: (
    company: Company,
    { trx, input: { reason } }: Moved & { input: Record<string, any> }
  ) =>
    tellManagers(trx, company, {
      kind: 'company.rename_rejected',
      message: sentence('The new name of {company} was not approved: {reason}', {
        company: company.name,
        reason,
      }),
      mail: {
        subject: sentence('The new name of {company} was not approved', { company: company.name }),
        lines: [
          sentence(
            'We looked at the new name of {company} and could not approve it. The old one stays.',
            { company: company.name }
          ),
          sentence('The reason: {reason}', { reason }),
          sentence('Change it in your company profile and ask again.'),
        ],
        action: { label: sentence('Open the company profile'), path: '/client/company' },
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
