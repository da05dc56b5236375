/** Says how far a step is, at each quarter of it. */
export function quartersOf(say: (line: string) => void, step: string) {
  let told = 0
  return (done: number, total: number) => {
    const quarter = Math.floor((4 * done) / total)
    if (quarter <= told) return
    told = quarter
    say(`${step} ${25 * quarter} %`)
  }
}
