import vine from '@vinejs/vine'
import { PAGE_MOST } from '#api/http/paging_facts'

/** The paging part of every list's query. */
export const paging = {
  page: vine.number().withoutDecimals().min(1).max(1_000_000).optional(),
  limit: vine.number().withoutDecimals().min(1).max(PAGE_MOST).optional(),
}

export type Pagination = {
  page: number
  limit: number
  total: number
  totalPages: number
  nextCursor: string | null
}

/** Pagination as sent beside `data`; `nextCursor` continues a list without counting from its start. */
export function pagination(
  page: number,
  limit: number,
  total: number,
  nextCursor: string | null = null
): Pagination {
  return { page, limit, total, totalPages: Math.ceil(total / limit), nextCursor }
}

/** Beside a list that is answered whole. */
export const wholeList = (list: readonly unknown[]) => pagination(1, list.length || 1, list.length)

/** A keyset position as opaque text: values that the list is ordered by. */
export const cursor = {
  write: (values: (string | number | null)[]) =>
    Buffer.from(JSON.stringify(values)).toString('base64url'),
  /** Undefined for anything we did not write. */
  read(text: string | undefined): (string | number | null)[] | undefined {
    if (!text) return undefined
    try {
      const values = JSON.parse(Buffer.from(text, 'base64url').toString())
      return Array.isArray(values) &&
        values.every(
          (value) =>
            value === null ||
            typeof value === 'string' ||
            (typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER)
        )
        ? values
        : undefined
    } catch {
      return undefined
    }
  },
}
