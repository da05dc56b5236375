import type { Evidence, Wanted } from '#api/screening/material/material'
import type { QuestionKind, QuestionWriter } from '#api/screening/screening_facts'

export type Written = {
  question: string
  kind: QuestionKind
  weight: number
  engine: QuestionWriter
}

/** Asked of every skill, the most telling first. */
const ofSkill = [
  (skill: string) =>
    `Which part of a system that you built with ${skill} are you proudest of, and what would you do differently today?`,
  (skill: string) =>
    `Tell of a fault in production that had to do with ${skill}: how did you find its cause, and how did you keep it from coming back?`,
  (skill: string) =>
    `When would you advise against ${skill}, and what would you take in its place?`,
  (skill: string) => `How do you test what you build with ${skill}, and what do you not test?`,
  (skill: string) =>
    `How did you make something that uses ${skill} faster, and how did you measure that it was?`,
] as const

const ofStack = (stack: string) =>
  `How would you cut a new service with ${stack} into parts, and where do such systems usually break first?`

/** Topics that a job's text may name, and what they ask for. */
const topics: [RegExp, string, QuestionKind][] = [
  [
    /\bpayment|billing|checkout|ledger/i,
    'How do you keep a payment from being taken twice when a call times out and is repeated?',
    'technical',
  ],
  [
    /\bscale|high traffic|million|throughput|latency/i,
    'What was the largest load that a system of yours carried, what was its bottleneck, and what did you do about it?',
    'experience',
  ],
  [
    /\bsecurity|privacy|gdpr|compliance/i,
    'How do you see to it that personal data is read only by those who may, also in logs and backups?',
    'technical',
  ],
  [
    /\bmicroservice|distributed|event[\s-]driven/i,
    'How do you keep two services agreeing on data when one of them is down for an hour?',
    'technical',
  ],
  [
    /\bmigrat|legacy|moderni[sz]/i,
    'Tell of an old system that you changed while people used it: in which steps, and how could you go back?',
    'experience',
  ],
  [
    /\bcustomer|client[\s-]facing|stakeholder/i,
    'Tell of a time when what a customer asked for was not what they needed: how did you find out, and what did you do?',
    'behavioural',
  ],
  [
    /\bmentor|lead(ing)? a team|tech(nical)? lead|manage/i,
    'How do you help a colleague whose code you would have written otherwise?',
    'behavioural',
  ],
  [
    /\bremote|distributed team|time ?zones?/i,
    'How do you keep colleagues in other time zones informed without meetings?',
    'behavioural',
  ],
  [
    /\bon[\s-]call|incident|reliab/i,
    'Describe the last incident that you were on call for, from the first sign to what was changed afterwards.',
    'experience',
  ],
  [
    /\btest(ing|s)?\b|quality/i,
    'What do you want to see in a change before you approve it?',
    'role',
  ],
  [
    /\baccessib/i,
    'How do you find out whether a screen works for somebody who uses a keyboard or a screen reader?',
    'technical',
  ],
  [
    /\bstart-?up|fast[\s-]paced|ambigu/i,
    'Tell of a decision that you made with too little time and information: what did you do to be able to change it later?',
    'behavioural',
  ],
]

const always: [(wanted: Wanted) => string, QuestionKind, number][] = [
  [
    ({ title }) =>
      `What in your last two years comes nearest to the work of a ${title}, and what was your own part in it?`,
    'role',
    4,
  ],
  [
    ({ minYears }) =>
      minYears >= 5
        ? 'Which technical decision of yours did others live with for longest, and how did it turn out?'
        : 'What did you learn last that changed how you work, and how did you learn it?',
    'experience',
    3,
  ],
  [
    () => 'Tell of a disagreement about a technical choice: what did you do, and what was decided?',
    'behavioural',
    3,
  ],
  [() => 'How do you decide that a piece of work is done?', 'behavioural', 2],
  [() => 'From when could you begin, and what does that depend on?', 'logistics', 1],
  [
    () => 'Which questions do you have about the work that our job post does not answer?',
    'role',
    2,
  ],
]

const LONGEST = 300

/** Writes questions for everyone who applies, from what the job asks for; none that is there already. */
export function writeQuestions(wanted: Wanted, count: number, known: string[] = []): Written[] {
  const skills = wanted.skills.toSorted(
    (one, other) => Number(other.isRequired) - Number(one.isRequired)
  )
  const found: Written[] = []
  const had = new Set(known.map((question) => question.trim().toLowerCase()))
  const add = (question: string, kind: QuestionKind, weight: number) => {
    const key = question.toLowerCase()
    if (had.has(key) || question.length > LONGEST) return
    had.add(key)
    found.push({ question, kind, weight, engine: 'local' })
  }
  const asked = topics.filter(([pattern]) => pattern.test(wanted.text))
  // the first round has one of each sort, so that a short list is a mixed one
  for (const [index, { name, isRequired }] of skills.entries())
    add(ofSkill[index % ofSkill.length](name), 'technical', isRequired ? 5 : 3)
  for (const { name, isRequired } of wanted.stacks)
    add(ofStack(name), 'technical', isRequired ? 5 : 3)
  const technical = found.splice(0)
  const others: Written[] = []
  for (const [, question, kind] of asked) add(question, kind, 3)
  for (const [question, kind, weight] of always) add(question(wanted), kind, weight)
  others.push(...found.splice(0))
  for (let round = 1; round < ofSkill.length; round++)
    for (const [index, { name, isRequired }] of skills.entries())
      add(ofSkill[(index + round) % ofSkill.length](name), 'technical', isRequired ? 4 : 2)
  for (const [, question, kind] of topics) add(question, kind, 2)
  const rest = found.splice(0)
  const half = Math.ceil(count / 2)
  const chosen = [
    ...technical.slice(0, half),
    ...others.slice(0, count - Math.min(half, technical.length)),
  ]
  const spare = [
    ...technical.slice(half),
    ...rest,
    ...others.slice(count - Math.min(half, technical.length)),
  ]
  return [...chosen, ...spare].slice(0, count)
}

/** What is known of an applicant by one skill. */
export type Shown = { name: string; isRequired: boolean; evidence: Evidence[] }

/** Writes questions for one applicant: to what they show, and to what the job asks for and nothing of theirs names. */
export function writeForApplicant(
  shown: Shown[],
  wanted: Wanted,
  count: number,
  known: string[] = []
): Written[] {
  const had = new Set(known.map((question) => question.trim().toLowerCase()))
  const ordered = shown.toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired))
  const missing = ordered.filter(({ evidence }) => evidence.length === 0)
  const named = ordered.filter(({ evidence }) => evidence.length > 0)
  const quoted = (quote: string) =>
    quote.length > 110 ? `${quote.slice(0, quote.lastIndexOf(' ', 107))}…` : quote
  const written: Written[] = [
    ...missing.map(({ name, isRequired }) => ({
      question: `We found nothing about ${name} in what you sent. Which work of yours comes nearest to it, and how would you begin with it here?`,
      kind: 'technical' as const,
      weight: isRequired ? 5 : 3,
    })),
    ...named.map(({ name, evidence, isRequired }) => ({
      question: `You write "${quoted(evidence[0].quote)}". What was your own part in it, and what was hard about ${name} there?`,
      kind: 'experience' as const,
      weight: isRequired ? 4 : 3,
    })),
  ].map((question) => ({ ...question, engine: 'local' }))
  // one about what is missing, one about what is there, in turn
  const [first, second] = [written.slice(0, missing.length), written.slice(missing.length)]
  const mixed = Array.from({ length: Math.max(first.length, second.length) }, (_, at) => [
    second[at],
    first[at],
  ])
    .flat()
    .filter((one): one is Written => Boolean(one))
  return [...mixed, ...writeQuestions(wanted, count)]
    .filter(({ question }) => question.length <= LONGEST && !had.has(question.toLowerCase()))
    .slice(0, count)
}

/** What a good answer names, by the kind of question and what is known of its skill. */
export function writeIdealAnswer(
  question: string,
  kind: QuestionKind,
  wanted: Wanted,
  topicsOf: Map<string, string[]>
): string {
  const lower = question.toLowerCase()
  const skill = wanted.skills.find(({ name }) => lower.includes(name.toLowerCase()))
  const known = skill ? (topicsOf.get(skill.name) ?? []).slice(0, 6) : []
  const list = (words: string[]) => new Intl.ListFormat('en').format(words)
  const own =
    'Names one real system and their own part in it, says what was chosen and against what, and gives a number for the result.'
  const parts: Record<QuestionKind, string> = {
    technical: `${own} Explains the cause before the cure, and knows the limits and the cost of the way they chose.`,
    experience: `${own} Says how large it was in users, data or requests, what went wrong, what they changed and how they knew that it helped.`,
    role: `Describes work of the same kind as a ${wanted.title} in the last years: the goal, the team, their own decisions, and what came of them.${wanted.skills.length ? ` Uses ${list(wanted.skills.slice(0, 4).map(({ name }) => name))} in it.` : ''}`,
    behavioural:
      'Tells of one situation, not of habits: what was at stake, what they did and said, how the others saw it, what was decided, and what they learned. Speaks fairly of the people involved.',
    logistics: 'Gives a date or a notice period, and says what it depends on.',
  }
  return [
    parts[kind],
    known.length > 0 && `For ${skill!.name} a strong answer speaks of ${list(known)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
