import { type InfiniteData, type QueryClient } from '@tanstack/react-query'
import {
  type Applicant,
  type ApplicantList,
  type Sort,
  type Filter,
  type Page,
  LIST,
  nameOf,
  columnOf,
} from './applicants_data'

const dueAt = ({ answeredAt, answerBy }: Applicant) =>
  answeredAt || !answerBy ? Infinity : Date.parse(answerBy)

/** Where the list of this filter would show it: the server's order, as far as the row tells. */
function indexIn(rows: Applicant[], one: Applicant, sort: Sort = 'latest') {
  const before: Record<Sort, (other: Applicant) => boolean> = {
    latest: (other) => Number(other._id) > Number(one._id),
    oldest: (other) => Number(other._id) < Number(one._id),
    match: (other) =>
      other.skillsMatched > one.skillsMatched ||
      (other.skillsMatched === one.skillsMatched && Number(other._id) > Number(one._id)),
    score: (other) =>
      (other.analysisScore ?? -1) > (one.analysisScore ?? -1) ||
      (other.analysisScore === one.analysisScore && Number(other._id) > Number(one._id)),
    due: (other) => dueAt(other) <= dueAt(one),
    name: (other) => nameOf(other).toLowerCase() <= nameOf(one).toLowerCase(),
  }
  const index = rows.findIndex((other) => !before[sort](other))
  return index < 0 ? rows.length : index
}

/** Writes an application as it is now into every list of its job that is held. */
export function placeApplicant(
  client: QueryClient,
  one: Applicant,
  from: Pick<Applicant, 'status' | 'stageId'>
) {
  const recount = (list: ApplicantList): ApplicantList => {
    const left = columnOf(list.columns, from)?.key
    const entered = columnOf(list.columns, one)?.key
    const by = (key: string) => Number(key === entered) - Number(key === left)
    return {
      ...list,
      columns: list.columns.map((column) => ({
        ...column,
        count: Math.max(0, column.count + by(column.key)),
      })),
      counts:
        from.status === one.status
          ? list.counts
          : {
              ...list.counts,
              [from.status]: Math.max(0, list.counts[from.status] - 1),
              [one.status]: list.counts[one.status] + 1,
            },
    }
  }
  for (const [key, held] of client.getQueriesData<InfiniteData<Page> | Page>({
    queryKey: [LIST],
  })) {
    const { body, query } = key[2] as {
      body: { jobId: string } & Filter
      query?: { limit: number }
    }
    if (!held || body.jobId !== one.jobId) continue
    if (!('pages' in held)) {
      client.setQueryData(key, { ...held, data: recount(held.data) })
      continue
    }
    const stood = held.pages.some(({ data }) => data.applicants.some(({ _id }) => _id === one._id))
    const place = columnOf(held.pages[0]?.data.columns ?? [], one)
    const belongs =
      (!body.status || body.status === one.status) &&
      (!body.stageId || body.stageId === place?.stageId) &&
      (!body.minScore || (one.analysisScore ?? -1) >= body.minScore) &&
      (stood || !body.search)
    const pages = held.pages.map((page, at) => {
      let rows = page.data.applicants
      if (stood && belongs) rows = rows.map((other) => (other._id === one._id ? one : other))
      else if (stood) rows = rows.filter(({ _id }) => _id !== one._id)
      else if (belongs) {
        const index = indexIn(rows, one, body.sort)
        // beyond the last row it may belong to a page that is not here yet
        if (
          index < rows.length ||
          (at === held.pages.length - 1 && rows.length < (query?.limit ?? 50))
        )
          rows = rows.toSpliced(index, 0, one)
      }
      const change = stood && !belongs ? -1 : !stood && belongs ? 1 : 0
      return {
        ...page,
        pagination: page.pagination && {
          ...page.pagination,
          total: page.pagination.total + change,
        },
        data: recount({ ...page.data, applicants: rows }),
      }
    })
    client.setQueryData(key, { ...held, pages })
  }
}
