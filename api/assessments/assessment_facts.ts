import { valuesOf } from '#api/http/choices'

export const assessmentKinds = [
  { value: 'skill', label: 'Skill' },
  { value: 'stack', label: 'Stack' },
  { value: 'english', label: 'English' },
  { value: 'custom', label: 'Of a company' },
] as const
export type AssessmentKind = (typeof assessmentKinds)[number]['value']

/** How long a test of a kind is, and what passes it (`domain.md` 12). */
export const testShapes = {
  skill: { questions: 20, minutes: 30, pass: 60 },
  stack: { questions: 30, minutes: 45, pass: 60 },
  english: { questions: 40, minutes: 40, pass: 56 },
} as const satisfies Partial<Record<AssessmentKind, object>>

/** The results that an admin looks at apart: English is cleared, the others keep their result. */
export const testFamilies = ['technical', 'english'] as const
export type TestFamily = (typeof testFamilies)[number]

export const questionKinds = [
  { value: 'one', label: 'One right option' },
  { value: 'many', label: 'Several right options' },
  { value: 'order', label: 'Put in order' },
  { value: 'text', label: 'Short text' },
  { value: 'code', label: 'Code to write' },
] as const
export type QuestionKind = (typeof questionKinds)[number]['value']
export const questionKindValues = valuesOf(questionKinds)
/** What exercises are written in; each has the skill's bank of the same name. */
export const exerciseLanguages = [
  { value: 'javascript', label: 'JavaScript' },
  { value: 'typescript', label: 'TypeScript' },
  { value: 'python', label: 'Python' },
  { value: 'sql', label: 'SQL' },
] as const
export type ExerciseLanguage = (typeof exerciseLanguages)[number]['value']
export const codeLanguages = valuesOf(exerciseLanguages)
/** The topic of a skill's bank that holds its exercises: what is drawn from any other is answered in a minute or two. */
export const CODE_TOPIC = 'Code'
/** Those that a company writes itself: an exercise of code needs cases that were tried. */
export const ownQuestionKinds = questionKinds.filter(
  (kind): kind is Exclude<(typeof questionKinds)[number], { value: 'code' }> =>
    kind.value !== 'code'
)
export type OwnQuestionKind = (typeof ownQuestionKinds)[number]['value']
export const ownQuestionKindValues = valuesOf(ownQuestionKinds)

export const difficulties = [
  { value: 'easy', label: 'Easy' },
  { value: 'medium', label: 'Medium' },
  { value: 'hard', label: 'Hard' },
] as const
export type Difficulty = (typeof difficulties)[number]['value']
export const difficultyValues = valuesOf(difficulties)
/** Which share of a test has which difficulty. */
export const difficultyShares = { easy: 0.3, medium: 0.45, hard: 0.25 } as const satisfies Record<
  Difficulty,
  number
>

/** What the English test examines, with how many questions of each. */
export const englishSections = [
  { value: 'grammar', label: 'Grammar', questions: 14 },
  { value: 'vocabulary', label: 'Vocabulary', questions: 12 },
  { value: 'reading', label: 'Reading', questions: 8 },
  { value: 'listening', label: 'Listening', questions: 6 },
] as const
export type EnglishSection = (typeof englishSections)[number]['value']
/** What a score in a skill, a stack or a company's test is called, from the lowest; `from` in percent. */
export const skillBands = [
  { value: 'developing', label: 'Developing', from: 0 },
  { value: 'competent', label: 'Competent', from: 60 },
  { value: 'proficient', label: 'Proficient', from: 75 },
  { value: 'expert', label: 'Expert', from: 90 },
] as const
export type SkillBand = (typeof skillBands)[number]['value']

/** What was seen beside the answers; it never fails anybody by itself. */
export const signalLevels = [
  { value: 'none', label: 'None' },
  { value: 'some', label: 'Some' },
  { value: 'major', label: 'Major' },
] as const
export type SignalLevel = (typeof signalLevels)[number]['value']
export const signalKinds = [
  { value: 'blur', label: 'The page was left' },
  { value: 'fullscreen', label: 'Full screen was left' },
  { value: 'paste', label: 'Text was pasted' },
  { value: 'fast', label: 'A question was answered faster than it can be read' },
  { value: 'device', label: 'Another device went on' },
] as const
export type SignalKind = (typeof signalKinds)[number]['value']
export const signalKindValues = valuesOf(signalKinds)
/** From how many signals of all kinds together a level begins. */
export const signalsFrom = { some: 3, major: 10 } as const
/** Seconds under which an answer is faster than its question can be read. */
export const FAST_SECONDS = 3

/** A passage is read or heard. */
export const passageKinds = ['text', 'audio'] as const
export type PassageKind = (typeof passageKinds)[number]

/** What a company reads of a test that it sent, as its candidate is told before the start. */
export const companySees = {
  label:
    'your score, level, time and topics, and what was noted while you took the test; never your answers',
} as const
/** Seconds after the deadline in which an answer that was on its way still counts. */
export const GRACE_SECONDS = 30
/** How long one time without a connection is given back at most. */
export const OUTAGE_SECONDS = 300
/** Seconds of silence from which a time without a connection can be given back. */
export const SILENT_SECONDS = 30
/** How often the browser says that it is there. */
export const HEARTBEAT_SECONDS = 15

/** Days until the same test can be taken again, and how often at most in how many days, the shortest first; a pass is not repeated while it holds. */
export const retakes = {
  afterDays: 30,
  windows: [
    { most: 2, inDays: 30 },
    { most: 3, inDays: 180 },
  ],
} as const
/** How long a pass holds. */
export const VALID_MONTHS = 18
/** From how many takers on a result is compared with the others'. */
export const PERCENTILE_FROM = 30

/** What looks wrong about a question by the answers that it was given; each says what to look at. */
export const questionFlags = [
  { value: 'wrong_key', label: 'Key may be wrong' },
  { value: 'distractor', label: 'A wrong option draws the strong' },
  { value: 'weak', label: 'Tells strong and weak hardly apart' },
  { value: 'too_easy', label: 'Nearly all are right' },
  { value: 'too_hard', label: 'Few are right' },
  { value: 'unchosen', label: 'An option is never chosen' },
  { value: 'overexposed', label: 'Shown far more than others' },
] as const
export type QuestionFlag = (typeof questionFlags)[number]['value']
/** From how many answers a question is looked at for flags; by fewer, chance speaks. */
export const FLAGS_FROM = 30
/** The upper and the lower share of the takers that are held against each other, by the rest of their tests. */
export const GROUP_SHARE = 0.27
/** Where flags begin. */
export const flagLimits = {
  /** Correlation of the question with the rest of the test. */
  discrimination: { wrong: -0.1, weak: 0.1 },
  rightShare: { easy: 0.95, hard: 0.2 },
  /** By how much more of the upper than of the lower group a wrong option is chosen. */
  distractor: 0.1,
  /** Times the mean exposure of its topic. */
  exposure: 3,
} as const

/** By how many percent candidates can ask their tests to be longer; an admin grants any share within the limits. */
export const extraPercents = [10, 25, 50, 100] as const

/** How many questions one file brings at most, and how large it is before it is sent. */
export const MOST_IMPORTED = 1000
export const IMPORT_BYTES = 700_000

/** Lengths in characters and counts. */
export const assessmentLimits = {
  name: { min: 2, max: 120 },
  description: { max: 1000 },
  topic: { min: 2, max: 80 },
  body: { min: 5, max: 8000 },
  option: { min: 1, max: 500 },
  options: { min: 2, max: 10 },
  explanation: { max: 2000 },
  accepted: { max: 200 },
  acceptedAnswers: { max: 20 },
  passage: { max: 8000 },
  /** What somebody writes as an answer. */
  text: { max: 500 },
  code: { max: 20_000 },
  visibleCases: { min: 1 },
  hiddenCases: { min: 3 },
  cases: { max: 100 },
  selection: { max: 20 },
  extraPercent: { min: 10, max: 200 },
  note: { max: 500 },
  /** Why somebody asks for more time. */
  need: { min: 3, max: 1000 },
} as const
