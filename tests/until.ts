/** Waits for what others do by themselves, looking again every 20 ms; fails after so many milliseconds, more than a busy machine takes. */
export async function until(met: () => Promise<boolean> | boolean, milliseconds = 60_000) {
  const end = performance.now() + milliseconds
  while (!(await met())) {
    if (performance.now() > end) throw new Error(`Still not so after ${milliseconds} ms`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
