/**
 * Rows that stay when a person is erased, as counts and histories depend on them; whatever is not named here is deleted.
 * In those that stay every text is emptied, but columns that hold one of a fixed list of words, and those named here.
 */
export const keptRows: Record<string, { columns?: string[] }> = {
  users: { columns: ['country_code', 'language', 'time_zone'] },
  candidates: { columns: ['country_code'] },
  company_members: {},
  applications: { columns: ['source', 'held_status'] },
  application_events: { columns: ['from_status', 'to_status', 'offer_move'] },
  interviews: { columns: ['client_time_zone', 'candidate_time_zone'] },
  interview_slots: {},
  interview_events: { columns: ['action', 'from_status', 'to_status'] },
  scorecards: {},
  reviews: {},
  // nobody changes the ledger, not even to forget: it names ids alone, and words only of companies
  assessment_sends: {},
  assessment_send_tests: {},
  credit_accounts: {},
  credit_lots: {},
  credit_ledger: { columns: ['reference', 'reason', 'idempotency_key'] },
  // what was said is emptied; that a decision was made, by what and when, stays in the log
  screening_analyses: { columns: ['model', 'prompt_version'] },
  screening_contests: {},
  screening_notices: {},
  contact_requests: {},
  contact_unlocks: {},
  contact_fetches: { columns: ['fields'] },
  // the other side keeps the words; the name goes with the account, and files with their owner
  conversations: {},
  conversation_participants: {},
  messages: { columns: ['body'] },
  message_attachments: {},
  message_reactions: {},
  // what was paid stays in the books, without a name; papers stay as they were issued, as tax law asks
  orders: { columns: ['number', 'currency', 'taxes'] },
  order_lines: { columns: ['description', 'sac', 'taxes'] },
  payments: { columns: ['key', 'gateway_ref', 'gateway_payment', 'currency'] },
  refunds: { columns: ['key', 'gateway_refund', 'currency'] },
  disputes: { columns: ['gateway_dispute', 'currency', 'reason'] },
  coupon_redemptions: { columns: ['currency'] },
  deliveries: {},
  invoices: {
    columns: [
      'number',
      'financial_year',
      'currency',
      'place_of_supply',
      'snapshot',
      'lines',
      'note',
    ],
  },
}

/** Texts of rows that stay and cannot be empty. */
export const instead: Record<string, (id: number) => string> = {
  'users.email': (id) => `erased-${id}@erased.invalid`,
  'users.first_name': () => 'A former',
  'users.last_name': () => 'member',
  'candidates.slug': (id) => `erased-${id}`,
}
