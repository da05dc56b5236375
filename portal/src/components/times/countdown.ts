import { useEffect, useState } from 'react'

/** Seconds that run down to 0, and what sets them anew. */
export function useCountdown(from: number) {
  const [left, setLeft] = useState(from)
  useEffect(() => {
    if (!left) return
    const timer = setTimeout(() => setLeft(left - 1), 1_000)
    return () => clearTimeout(timer)
  }, [left])
  return [left, setLeft] as const
}
