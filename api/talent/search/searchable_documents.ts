import type { Source } from '#api/engines/search_columns/search_columns'

/** The documents that searches find, as the columns are read from them. */
export const searchableDocuments: Source = {
  table: 'candidate_documents',
  id: 'candidate_id',
  searchable: 'searchable',
  changed: 'changed',
  columns: `candidate_id, skill_ids, skill_years, stack_ids, title_ids, word_ids, test_ids, coalesce(place_id, 0), experience, coalesce(pay, -1), coalesce(notice, -1), work_modes, job_types,
  availability, english, english_cleared::int, education, relocation::int, progress, active_at, listed_at, spotlight_until, promoted_until,
  coalesce(country_code, ''), coalesce(currency, ''), coalesce(time_zone, '')`,
}
