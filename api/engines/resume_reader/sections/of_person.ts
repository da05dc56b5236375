import type { Line } from '#api/engines/resume_reader/pages/lines'

/** What a paper says of itself, at its foot or anywhere. */
const OF_PAPER =
  /^\W*(?:(?:professional )?references?\b.{0,20}\b(?:available|upon|on) |last (?:updated?|modified|revised)\b|(?:updated|modified|revised)\b.{0,20}\d|page \d|i (?:hereby|declare)|stand:? \d|(?:dernière )?mise à jour|download (?:\p{L}+ )?(?:pdf|cv|resume)\b|generated (?:by|with|on)|(?:made|built|created) with (?:canva|enhancv|flowcv|latex|typst|novoresume|zety|figma|resume|cv|love)|this (?:resume|cv|document)|curriculum vitae\b|copyright\b|©)|\blicensed under\b/iu

/** "More of them can be found on GitHub": a sentence that points elsewhere. */
const ELSEWHERE =
  /\b(?:more|all|other|further)\b.{0,60}\b(?:found|available|seen|listed|viewed)\b.{0,20}\b(?:on|at|in|here)\b/i

/** The lines that tell of the person: without what speaks of the paper or only points elsewhere. */
export function ofPerson(lines: Line[]): Line[] {
  const own = lines.filter(({ text }) => !OF_PAPER.test(text))
  const [first, ...others] = own
  return first && others.length && ELSEWHERE.test(first.text) ? others : own
}
