import { useSearchParams } from 'react-router-dom'

/**
 * The addresses of a list with other filters: every choice is one, so that it works without a script and can be sent to
 * a friend.
 */
export function useFilterLinks() {
  const [params] = useSearchParams()
  const to = (change: Record<string, string | null>) => {
    const next = new URLSearchParams(params)
    next.delete('page')
    for (const [name, value] of Object.entries(change))
      value ? next.set(name, value) : next.delete(name)
    return `/jobs${next.size ? `?${next}` : ''}`
  }
  const values = (name: string) => (params.get(name) ?? '').split(',').filter(Boolean)
  const toggled = (name: string, value: string) =>
    (values(name).includes(value)
      ? values(name).filter((one) => one !== value)
      : [...values(name), value]
    ).join(',')
  const one = (name: string, value: string) => (params.get(name) === value ? null : value)
  return { params, to, values, toggled, one }
}
export type FilterLinks = ReturnType<typeof useFilterLinks>
