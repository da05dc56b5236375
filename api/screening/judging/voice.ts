/** How somebody speaks of a thing: they did it, they list it, they begin with it, or they say that they did not. */
export type Voice = 'done' | 'listed' | 'begun' | 'denied'

const denied =
  /\b(no|not|never|without|lack(?:s|ing)?|haven'?t|hasn'?t|don'?t|didn'?t|cannot|can'?t|none|neither|zero|except|other than|rather than|instead of|away from)\b[^.;:]{0,45}$/iu
const begun =
  /\b(learn(?:ing|er|t)?|study(?:ing)?|studied|interest(?:ed)?|keen|eager|hop(?:e|ing)|want(?:ing)?|plan(?:ning)?|willing|curious|basic(?:s|ally)?|familiar(?:ity)?|exposure|beginner|aware(?:ness)?|fundamentals?|introduct\w*|tutorials?|courses?|course ?work|bootcamp|class(?:es)?|hobby|toy|attended|workshops?|certificate in|some knowledge|read about|watched|explor(?:ing|ed)|dabbl\w*|starting|novice|a little|shadow(?:ed|ing)|college project|academic)\b[^.;]{0,60}$/iu
const begunAfter =
  /^[^.;,]{0,25}\b(\(?(basic|basics|beginner|learning|novice|familiar|elementary|in progress|tutorials?|course|courses|bootcamp|workshop|coursework)\)?)/iu
const done =
  /\b(built|build(?:ing|s)?|designed|design(?:ing)?|led|lead(?:ing)?|wrote|writ(?:e|ing|ten)|develop(?:ed|ing|s)?|implement(?:ed|ing)?|migrat(?:ed|ing)|maintain(?:ed|ing|s)?|own(?:ed|s)?|scal(?:ed|ing)|introduc(?:ed|ing)|architect(?:ed|ing)|ship(?:ped|ping)?|deploy(?:ed|ing|s)?|operat(?:ed|ing)|ran|run(?:ning|s)?|manag(?:ed|ing|es)|tun(?:ed|ing)|optimi[sz](?:ed|ing)|automat(?:ed|ing)|creat(?:ed|ing)|refactor(?:ed|ing)|replac(?:ed|ing)|rewrote|set up|deliver(?:ed|ing)|mentor(?:ed|ing)|taught|debugg(?:ed|ing)|integrat(?:ed|ing)|test(?:ed|ing)|work(?:ed|ing) (?:on|with|in)|years?|yrs?|production|professional|expert(?:ise)?|daily|train(?:ed|ing)|model(?:l)?(?:ed|ing)|administ\w+|configur(?:ed|ing)|port(?:ed|ing)|supported|analy[sz](?:ed|ing)|cut|reduc(?:ed|ing)|improv(?:ed|ing)|launched|rolled out|engineer|developer|programmer)\b/iu

/** How the words around a place speak of what is there. */
export function speaksOf(text: string, at: number, length: number): Voice {
  const clauseFrom = Math.max(
    text.lastIndexOf('. ', at - 1) + 1,
    text.lastIndexOf(';', at - 1) + 1,
    text.lastIndexOf(', but ', at - 1) + 1,
    0
  )
  const before = text.slice(clauseFrom, at)
  const rest = text.slice(at + length)
  const stop = rest.search(/[.;](?:\s|$)/)
  const after = stop < 0 ? rest : rest.slice(0, stop)
  if (denied.test(before) || /^[^.;,]{0,20}\b(: none|not used|no experience)\b/iu.test(after))
    return 'denied'
  if (begun.test(before) || begunAfter.test(after)) return 'begun'
  if (done.test(before) || done.test(after)) return 'done'
  return 'listed'
}
