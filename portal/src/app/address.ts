import { useSearchParams, type NavigateOptions } from 'react-router-dom'

/** Values of the address's query, and what changes some of them: null takes one out. Without a new entry in the history. */
export function useAddress() {
  const [params, setParams] = useSearchParams()
  const set = (changes: Record<string, string | null>, options?: NavigateOptions) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changes))
          if (value) next.set(name, value)
          else next.delete(name)
        return next
      },
      { replace: true, ...options }
    )
  return [params, set] as const
}
