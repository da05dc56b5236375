/** What other systems, and people in tables, call what a job is. */
import { jobTypes, payPeriods, workModes } from '#api/jobs/job_facts'

/** Whether a status of a job says that it takes nobody any more. */
export const isClosed = (status: string) =>
  /clos|filled|archiv|cancel|expired|inactive|placed|ended|full|geschlossen|ferm/i.test(status)

/** The type of a job by the words of another system; undefined where they do not tell. */
export const jobTypeOf = (words: string) => {
  const found = /intern/i.test(words)
    ? 'Internship'
    : /part/i.test(words)
      ? 'Part-Time'
      : /freelanc/i.test(words)
        ? 'Freelance'
        : /contract|temp|fixed/i.test(words)
          ? 'Contract'
          : /full|perm/i.test(words)
            ? 'Full-Time'
            : undefined
  return jobTypes.find(({ value }) => value === found)?.value
}

/** The mode of work by the words of another system; undefined where they do not tell. */
export const workModeOf = (words: string) => {
  const found = /hybrid/i.test(words)
    ? 'Hybrid'
    : /on.?site|office|^no$|^false$/i.test(words)
      ? 'On Site'
      : /remote|^yes$|^true$|home/i.test(words)
        ? 'Remote'
        : undefined
  return workModes.find(({ value }) => value === found)?.value
}

/** The period of a pay by the words of another system; undefined where they do not tell. */
export const payPerOf = (words: string) =>
  payPeriods.find(
    ({ value }) =>
      words.toLowerCase().includes(value) || (value === 'year' && /annu|p\.?a/i.test(words))
  )?.value

/** A sum as people write it: 60,000, 60.000,00 or 60000. */
export function amount(words: unknown): number | undefined {
  const number = Number(
    String(words ?? '')
      .replace(/[^\d.,]/g, '')
      .replace(/[.,](\d{1,2})$/, ' $1')
      .replace(/[.,]/g, '')
      .replace(' ', '.')
  )
  return words !== '' &&
    words !== null &&
    words !== undefined &&
    Number.isFinite(number) &&
    number > 0 &&
    number < 1e12
    ? Math.round(number)
    : undefined
}
