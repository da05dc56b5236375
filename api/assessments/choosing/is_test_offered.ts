import { bankSize } from '#api/assessments/bank/bank_size'

/** SQL: a test of one of the kinds is open to the choice of candidates. */
export const isTestOffered = (kinds: string[]) =>
  `exists (select from assessments where kind in (${kinds.map((kind) => `'${kind}'`).join()})
     and status = 'active' and company_id is null and question_count <= ${bankSize})`
