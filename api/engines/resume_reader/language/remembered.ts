const MOST = 4000

/** A pure function of a text that remembers its last answers: lines are asked about many times over while columns are sought. */
export function remembered<Answer>(ask: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>()
  return (text) => {
    const known = answers.get(text)
    if (known !== undefined) return known
    if (answers.size >= MOST) answers.clear()
    const answer = ask(text)
    answers.set(text, answer)
    return answer
  }
}
