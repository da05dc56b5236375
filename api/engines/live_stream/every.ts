/** Does something again and again, once the time before is done; returns what ends it. */
export function every(milliseconds: number, act: () => unknown) {
  let busy = false
  const timer = setInterval(async () => {
    if (busy) return
    busy = true
    try {
      await act()
    } finally {
      busy = false
    }
  }, milliseconds)
  return () => clearInterval(timer)
}
