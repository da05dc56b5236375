import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#api/accounts/models/user'
import { movesOf } from '#api/flow/moves_of'
import { pageFlow, type PageStatus } from '#api/content/page_flow'
import { hasWords } from '#api/content/has_words'
import { linksLead } from '#api/content/links_lead'
import Faq from '#api/content/models/faq'
import HelpPage from '#api/content/models/help_page'
import LegalPage from '#api/content/models/legal_page'
import SkillPage from '#api/content/models/skill_page'

const moveTo = { published: 'publish', draft: 'withdraw', archived: 'archive' } as const

type Page = HelpPage | SkillPage | LegalPage | Faq
type Moves = Record<(typeof moveTo)[PageStatus], (page: any, by: User) => Promise<unknown>>

/** Brings a page to a status by the move that leads there; without one it turns between published and draft. */
const toStatus =
  (moves: Moves) =>
  async (
    page: Page,
    admin: User,
    { status }: { status?: PageStatus | null } = {},
    trx?: TransactionClientContract
  ) => {
    if (trx) page.useTransaction(trx)
    const wanted = status ?? (page.status === 'published' ? 'draft' : 'published')
    if (wanted === page.status) {
      if (wanted !== 'published') return
      hasWords(page)
      return linksLead(page, { by: admin })
    }
    await moves[moveTo[wanted]](page, admin)
  }

const checks = { hasWords, linksLead }

const help = movesOf(pageFlow, { model: () => HelpPage, checks, changes: {} })
const skills = movesOf(pageFlow, { model: () => SkillPage, checks, changes: {} })
const faqs = movesOf(pageFlow, { model: () => Faq, checks, changes: {} })
const legal = movesOf(pageFlow, { model: () => LegalPage, checks, changes: {} })

export const helpMoves = { ...help, setStatus: toStatus(help) }
export const skillPageMoves = { ...skills, setStatus: toStatus(skills) }
export const faqMoves = { ...faqs, setStatus: toStatus(faqs) }
export const legalMoves = { ...legal, setStatus: toStatus(legal) }
