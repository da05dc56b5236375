import type { Passage } from '#api/screening/material/material'

const MACHINE =
  '(?:ai|a\\.i\\.|llms?|gpt(?:-?\\d\\w*)?|chatgpt|claude|gemini|copilot|(?:large )?language models?|ats|(?:(?:ai|automated|automatic|screening|hiring|recruit(?:ing|ment))[\\s-]+){1,2}(?:agents?|assistants?|systems?|tools?|bots?|engines?|reviewers?|screeners?|evaluators?|graders?|models?|software|algorithms?|parsers?))'
const PERSON = '(?:candidate|applicant|job ?seeker)'
const pattern = (text: string) =>
  new RegExp(text.replaceAll('MACHINE', MACHINE).replaceAll('PERSON', PERSON), 'iu')

/**
 * Sentences that speak to a machine, or of the applicant as a reviewer would. People do not write so of themselves,
 * and what is written so moves nothing: it is set aside before anything is judged.
 */
const spoken: RegExp[] = [
  // to what reads by machine
  '\\b(?:ignor(?:e|ing)|disregard|forget|override|bypass|discard)\\b.{0,30}\\b(?:previous|prior|above|earlier|preceding|all|any|your|other|everything)\\b.{0,40}\\b(?:instruction|prompt|rule|guideline|direction|criteri|rubric|context|message|text|applicant|candidate|said|told|weights?)',
  '\\b(?:system|developer)[\\s_-]+(?:prompt|message|instruction|override|note|notice|update)s?\\s*[:>\\]]',
  '[\\[<{(|#*]{1,3}\\s*/?\\s*(?:system|assistant|user|inst|im_start|im_end|sys|prompt|instructions?|admin)\\b\\s*[\\]>})|:#*]{1,3}',
  '^\\W*(?:system|assistant|instructions?|prompt|admin|ai|llm)\\s*[:>]\\s*(?:you|ignore|please|score|rate|rank|give|set|the|this|update|override|treat|return|output|assign|mark|hire|new)\\b',
  '<\\|\\/?[a-z_]{3,}\\|>',
  "\\b(?:you are|you're|act as|pretend (?:to be|you are)|behave as|assume the role of|from now on|imagine you are)\\b.{0,40}(?:\\bMACHINE\\b|\\bassistant\\b|\\brecruiter\\b|\\bhiring manager\\b|\\bgrader\\b|\\b(?:helpful|strict|lenient|generous)\\b)",
  '\\b(?:dear|hello|hi|hey|attention|note (?:to|for)|notice (?:to|for)|message (?:to|for)|instructions? (?:to|for)|reminder (?:to|for))\\b[:,]?\\s+(?:the\\s+|any\\s+|all\\s+|an?\\s+|whichever\\s+)?MACHINE\\b.{0,30}(?:[:,!-]|\\b(?:reading|processing|parsing|reviewing|screening|evaluating|that reads?|only)\\b)',
  '\\b(?:note|notice|message|instructions?|reminder|attention|memo)\\s+(?:to|for)\\s+(?:the\\s+|any\\s+|all\\s+)?(?:evaluators?|graders?|reviewers?|machines?|bots?|parsers?|algorithms?|models?|recruiters?|hiring managers?|screeners?|readers?)\\b',
  '(?:^|[.!?:;]\\s+)\\W*(?:if you are |as |when |any |all |every |the )?(?:an? )?MACHINE\\b.{0,50}\\b(?:must|should|shall|please|needs? to|ha(?:s|ve) to|is (?:asked|required|instructed)|are (?:asked|required|instructed))\\b',
  '\\bif you are (?:an?|the) (?:MACHINE|assistant|model|machine|bot|algorithm|human or)\\b',
  // about the score
  '(?:^|[.!?:;,]\\s*|\\b(?:please|must|should|to|and|then|you|now)\\s+)(?:(?:give|assign|award|output|return|respond|reply|evaluate|assess)\\b|(?:set|print|report|rate|rank|score|mark|grade|place|put)\\s+(?:this|the|him|her|them|me|it|my|every|all|each|with|as|an?|full)\\b).{0,50}\\b(?:score|rating|10\\s*(?:/|out of)\\s*10|100\\s*(?:/\\s*100|out of|points)|full marks|full points|maximum|highest|top (?:score|rating|rank|marks|candidate|tier|match|of the list)|perfect|five stars|5 stars|100\\s*%?\\s*(?:match|fit)|for every criterion|in (?:every|each|all) categor)',
  '\\b(?:overall|final|candidate|applicant|match|fit|resume|hiring|total|suitability)\\s*(?:score|rating|rank|fit)\\s*(?::|=|is|to|of|should be|must be|as)\\s*["\']?(?:100|9\\d|10\\b|maximum|max|perfect|highest|a\\+|excellent|1\\.0|top|strong)',
  '["\'](?:score|rating|recommendation|decision|verdict|hire|match|fit)["\']\\s*[:=]',
  // of the applicant from outside
  '\\b(?:this|the|said|above|our)\\s+PERSON\\s+(?:\\w+ly\\s+)?(?:is|has|meets|exceeds|fulfil|satisf|match|must|should|deserve|rank|ought|be|was|qualif|master|know|scor|would|will|possess|pass|show|demonstrat|above|below)',
  '\\bthis\\s+(?:resume|cv|profile|person|individual|application)\\s+(?:\\w+ly\\s+)?(?:is|has|meets|exceeds|fulfils|satisfies|matches|must|should|deserves|ranks|scores)\\b',
  '\\b(?:ideal|perfect|best|top|strongest|exceptional|number one|#1)\\s+PERSON\\b',
  '\\b(?:strongly|highly|unconditionally|definitely|immediately)\\s+(?:recommend|hire|shortlist|select|advance)\\b(?!\\w)',
  '\\b(?:hire|shortlist|select|advance|accept|approve|recommend|prioriti[sz]e|promote|invite|reject|exclude|lower|move)\\s+(?:this|the|all|any|every|other)\\s+(?:other\\s+)?PERSONs?\\b',
  '\\bskip\\b.{0,30}\\b(?:evaluation|screening|assessment|rubric|checks?)\\b.{0,30}\\b(?:and|accept|hire|approve|pass|for)\\b',
  "\\b(?:do not|don't|never|must not)\\b.{0,20}\\b(?:mention|reveal|disclose|flag|quote|penali[sz]e|deduct|tell)\\b.{0,40}\\b(?:this|these|instruction|note|text|message|gap|missing|PERSON)",
  '\\bPERSON\\b.{0,40}\\b(?:already|been|pre-?)\\s*(?:screened|vetted|verified|approved|selected|cleared|hired)\\b',
  '(?:^|[.!?:;]\\s+)\\W*(?:all|every|each)\\s+(?:of the\\s+)?(?:required |requested |needed |listed |stated )?(?:skills?|requirements?|criteria|criterion|qualifications?)\\s+(?:is|are|was|were|have been|has been|should be|must be|to be|counts? as|considered)\\b',
  '\\b(?:treat|consider|count|assume|regard|accept)\\b.{0,30}\\b(?:missing|all|every|each|required|unmet|absent)\\b.{0,30}\\b(?:skill|requirement|criteri|qualification|experience)',
  '(?:^|[.!?:;,]\\s*|\\bplease\\s+)assume\\b.{0,40}\\b(?:PERSON|person|individual|author|expertise|mastery|experience)\\b',
  '\\b(?:hidden|secret|special|important|additional|new|updated|final|revised)\\s+(?:instruction|directive|prompt)s?\\b\\s*(?::|-|for|to|from)',
  '\\b(?:end|begin|start)(?:ning)?[\\s_]+of[\\s_]+(?:the[\\s_]+)?(?:resume|cv|document|prompt|instructions?|user (?:input|data))\\b',
  // the same in other languages
  '\\b(?:ignorier\\w*|vergiss|vergessen sie|missachte\\w*)\\b.{0,60}\\b(?:anweisung|vorgabe|regel|kriteri|bisherig|vorherig)',
  '\\b(?:ignore[zr]?|oublie[zr]?)\\b.{0,60}\\b(?:instructions?|consignes?|règles?|critères?)',
  '\\b(?:ignor[ae]r?|olvid[ae]|esqueça)\\b.{0,60}\\b(?:instrucciones|instruções|reglas|regras|criterios|critérios)',
  '\\b(?:bewerte\\w*|notez|évaluez|attribuez|donnez|califica|califique|evalúa|asigna|avalie|pontue|atribua|gib|geben sie)\\b.{0,60}(?:\\b(?:bewerber|kandidat|candidat|100|10/10|punkt|punto|ponto|note|nota)|máxim|maxim|höchst)',
  '\\b(?:dieser?|diesen|ce|cet|cette|est[ea])\\s+(?:kandidat|bewerber|candidat)',
].map(pattern)

/** Line breaks that a sentence runs over are not its end. */
const SENTENCE = /[^.!?\n]+(?:[.!?](?=\S)[^.!?\n]*)*[.!?]*\s*/g

/** Whether a text gives orders to who reads by machine. */
export const speaksToMachine = (text: string) => {
  const plain = text.normalize('NFKC').replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
  return spoken.some((pattern) => pattern.test(plain))
}

/**
 * Parts passages from what speaks to a machine. A sentence over several lines of a page is found as one; it goes whole,
 * with what is in the same line beside it, and a list that it opens.
 */
export function shield(passages: Passage[]): { kept: Passage[]; setAside: Passage[] } {
  const kept: Passage[] = []
  const setAside: Passage[] = []
  for (let at = 0; at < passages.length;) {
    const passage = passages[at]
    if (passage.source !== 'resume') {
      partText(passage, kept, setAside)
      at += 1
      continue
    }
    const reach = reachOf(passages, at)
    if (reach > 0) {
      setAside.push(...passages.slice(at, at + reach))
      at += reach
    } else {
      kept.push(passage)
      at += 1
    }
  }
  return { kept, setAside }
}

const MOST_LINES = 6

/** How many lines from this one on speak to a machine; 0 for a line that does not. */
function reachOf(passages: Passage[], at: number): number {
  const first = passages[at]
  const own = speaksToMachine(first.text)
  const two = joinsNext(passages, at) ? `${first.text} ${passages[at + 1].text}` : null
  if (!own && !(two && speaksToMachine(two) && !speaksToMachine(passages[at + 1].text))) return 0
  // the sentence goes on until it ends
  let lines = 1
  while (
    lines < MOST_LINES &&
    joinsNext(passages, at + lines - 1) &&
    (!/[.!?)\]}>]\s*$/.test(passages[at + lines - 1].text) ||
      speaksToMachine(passages[at + lines].text))
  )
    lines += 1
  return lines
}

/** Does the text of a line go on in the next: no heading, no bullet, no end? */
function joinsNext(passages: Passage[], at: number) {
  const [line, next] = [passages[at], passages[at + 1]]
  if (!next || next.source !== 'resume' || next.page !== line.page) return false
  if (/^\s*[•●▪◦*·–—-]\s/.test(next.text)) return false
  return line.text.length > 40 && !/^[\p{Lu}\s&/]{4,40}$/u.test(next.text)
}

function partText(passage: Passage, kept: Passage[], setAside: Passage[]) {
  if (!speaksToMachine(passage.text)) {
    kept.push(passage)
    return
  }
  const good: string[] = []
  const bad: string[] = []
  for (const [sentence] of passage.text.matchAll(SENTENCE))
    (speaksToMachine(sentence) ? bad : good).push(sentence)
  // a sentence that only speaks so together with its neighbours takes them along
  if (bad.length === 0 || speaksToMachine(good.join(''))) {
    setAside.push(passage)
    return
  }
  if (good.join('').trim()) kept.push({ ...passage, text: good.join('').trim() })
  setAside.push({ ...passage, text: bad.join('').trim() })
}
