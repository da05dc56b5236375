/**
 * Checks the question banks of database/questions: the form that the product reads, keys, duplicates, and what would
 * give a right answer away.
 *
 *   node bin/content/check_questions.mjs                  every bank
 *   node bin/content/check_questions.mjs FILE …           the banks named, for duplicates held against all others
 *
 * Prints a report for each file. Ends with code 1 when there is a fault; what only leans (places, lengths, words) is
 * marked by "leans" and left to the person who reads it.
 */
import * as fs from 'node:fs'
import * as path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../../database/questions')
const FOLDERS = ['skills', 'stacks', 'english']
const KINDS = ['one', 'many', 'order', 'text']
const LEVELS = {
  skills: ['easy', 'medium', 'hard'],
  stacks: ['easy', 'medium', 'hard'],
  english: ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'],
}
/** Words that careless authors put into wrong options, so that a reader need not know the subject. */
const ABSOLUTE = ['always', 'never', 'only', 'all', 'every', 'any', 'must', 'cannot', 'no']
const BUNDLE = /\b(?:all|none|both|any|neither) of the above\b|^(?:all|none) of (?:these|them)\b/i
/** From this share of common shingles on (Jaccard), two questions are one. */
const ALIKE = 0.7

const faults = []
const place = (file, line) => `${path.relative(process.cwd(), file)}:${line}`
const fault = (file, line, text) => faults.push(`${place(file, line)} ${text}`)
const plain = (text) => text.replaceAll('`', '').trim()
const folderOf = (file) => FOLDERS.find((name) => file.split(path.sep).includes(name)) ?? 'skills'

/** Reads a bank into its name, topics, passages and questions, and tells of every line that is not of the form. */
function read(file) {
  const bank = { file, name: '', topics: [], passages: new Map(), questions: [] }
  let question = null
  let passage = null
  let fenced = false
  const lines = fs.readFileSync(file, 'utf8').split('\n')
  lines.forEach((line, index) => {
    const at = index + 1
    const wrong = (text) => fault(file, at, text)
    if (line !== line.trimEnd()) wrong('ends with white space')
    if (!fenced && line.startsWith('==')) {
      const parts = /^== (\d+) \| ([^|]+) \| ([^|]+) \| ([^|]+)$/.exec(line)
      if (!parts) return wrong('a question begins with "== number | topic | difficulty | kind"')
      if (index > 0 && lines[index - 1] !== '') wrong('a blank line comes before a question')
      const [, number, topic, level, kind] = parts.map((part) => part.trim())
      question = { file, at, number: Number(number), topic, level, kind }
      Object.assign(question, { passage: null, body: [], options: [], steps: [], answers: [] })
      question.explanation = []
      passage = null
      bank.questions.push(question)
      return
    }
    if (!fenced && line.startsWith('@@')) {
      const parts = /^@@ (\S+)(?: (\S+))?$/.exec(line)
      if (!parts) return wrong('a passage begins with "@@ id" or "@@ id file.ogg"')
      const [, id, sound] = parts
      if (bank.passages.has(id)) wrong(`the passage ${id} is there twice`)
      if (sound && !soundFiles(file).has(sound)) wrong(`there is no file ${sound}`)
      passage = { at, sound, lines: [], used: false }
      bank.passages.set(id, passage)
      question = null
      return
    }
    if (passage) return void passage.lines.push(line)
    if (!question) {
      if (line.startsWith('name: ')) bank.name = line.slice(6).trim()
      else if (line.startsWith('topics: ')) bank.topics = line.slice(8).split(';').map(plain)
      else if (line !== '') wrong('stands outside of a question')
      return
    }
    readLine(question, line, at, fenced, wrong)
    if (/^\s*```/.test(line)) fenced = !fenced
    question.fenced = fenced
  })
  if (!bank.name) fault(file, 1, 'has no "name: " line')
  if (bank.topics.length === 0) fault(file, 1, 'has no "topics: " line')
  return bank
}

/** Takes one line of a question. */
function readLine(question, line, at, fenced, wrong) {
  const keyed = question.options.length + question.steps.length + question.answers.length > 0
  const rest = line.slice(2).trim()
  const step = /^(\d+)\. (.*)$/.exec(line)
  if (fenced || line === '') {
    if (fenced && keyed) wrong('code stands after the options')
    if (line !== '' || fenced) question.body.push(line)
  } else if (question.explanation.length > 0) {
    wrong('stands after the explanation, which is one line and the last')
  } else if (line.startsWith('> ')) question.explanation.push(rest)
  else if (line.startsWith('+ ')) question.options.push({ text: rest, right: true, at })
  else if (line.startsWith('- ')) question.options.push({ text: rest, right: false, at })
  else if (line.startsWith('= ')) question.answers.push(rest)
  else if (step) {
    if (Number(step[1]) !== question.steps.length + 1) wrong('the steps count from 1 upwards')
    question.steps.push(step[2].trim())
  } else if (line.startsWith('@ ')) {
    if (question.body.length > 0) wrong('"@ id" follows the line of the question')
    question.passage = rest
  } else if (keyed) wrong('stands between the options')
  else question.body.push(line)
}

const soundFiles = (file) =>
  new Set(
    fs.readdirSync(path.dirname(file), { recursive: true }).map((name) => path.basename(name))
  )

/** The faults of one question by itself. */
function examine(question, bank) {
  const { file, at, kind, options, steps, answers } = question
  const wrong = (text) => fault(file, at, `question ${question.number}: ${text}`)
  const levels = LEVELS[folderOf(file)]
  if (!bank.topics.includes(question.topic)) wrong(`the topic "${question.topic}" is not listed`)
  if (!levels.includes(question.level)) wrong(`the difficulty is one of ${levels.join(', ')}`)
  if (!KINDS.includes(kind)) wrong(`the kind is one of ${KINDS.join(', ')}`)
  if (question.fenced) wrong('its code is not closed by ```')
  if (question.body.length === 0) wrong('has no body')
  if (question.explanation.length === 0) wrong('has no explanation')
  if (question.passage !== null) {
    const passage = bank.passages.get(question.passage)
    if (passage) passage.used = true
    else wrong(`there is no passage ${question.passage}`)
  }

  const right = options.filter((option) => option.right).length
  const given = { one: options, many: options, order: steps, text: answers }
  for (const other of new Set(Object.values(given))) {
    if (other !== given[kind] && other.length > 0) wrong(`has keys that do not belong to "${kind}"`)
  }
  if (kind === 'one' && right !== 1) wrong(`"one" has one right option, not ${right}`)
  if (kind === 'one' && options.length < 4) wrong('has fewer than four options')
  if (kind === 'many' && right < 2) wrong('"many" has two right options or more')
  if (kind === 'many' && options.length - right < 1) wrong('"many" has a wrong option')
  if (kind === 'many' && options.length < 4) wrong('has fewer than four options')
  if (kind === 'order' && steps.length < 3) wrong('"order" has three steps or more')
  if (kind === 'text' && answers.length === 0) wrong('"text" has an accepted answer')
  if (answers.some((answer) => answer.length > 60)) wrong('an accepted answer is at most 60 long')

  const keys = given[kind] === options ? options.map((option) => option.text) : given[kind]
  const same = (text) => (kind === 'text' ? text.toLowerCase() : text).replaceAll(/\s+/g, ' ')
  if (keys && new Set(keys.map(same)).size < keys.length) wrong('an option is there twice')
  if (keys?.some((text) => plain(text) === '')) wrong('an option is empty')
  if (keys?.some((text) => BUNDLE.test(plain(text)))) wrong('"all" or "none of the above"')

  const shown = [prose(question.body), ...(kind === 'text' ? [] : (keys ?? []))]
  for (const text of [...shown, ...question.explanation]) {
    if ((text.match(/`/g) ?? []).length % 2 === 1) wrong('a backtick is not closed')
    if (/<[a-z/!]/i.test(text.replaceAll(/`[^`]*`/g, ''))) wrong('a tag is outside of code')
  }
}

/** A body without its fenced code. */
function prose(body) {
  let fenced = false
  return body
    .filter((line) => {
      if (!/^\s*```/.test(line)) return !fenced
      fenced = !fenced
      return false
    })
    .join('\n')
}

/**
 * What two questions are compared by: runs of three words or signs of the body, and in English, where many questions
 * ask the same of other sentences, the options too.
 */
function shingles(question) {
  const keys = [...question.options.map((option) => option.text), ...question.steps].sort()
  const whole = folderOf(question.file) === 'english' ? [question.passage ?? '', ...keys] : []
  const words =
    [...question.body, ...whole]
      .join('\n')
      .toLowerCase()
      .match(/[\p{L}\p{N}_]+|[^\s`]/gu) ?? []
  if (words.length < 3) return new Set([words.join(' ')])
  return new Set(words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`))
}

/**
 * Tells of questions that are nearly the same. Two sets with so much in common share one of their rarest shingles, so
 * only such pairs are compared.
 */
function findDoubles(banks, chosen) {
  const all = banks.flatMap((bank) => bank.questions)
  const sets = all.map(shingles)
  const count = new Map()
  for (const set of sets) for (const item of set) count.set(item, (count.get(item) ?? 0) + 1)
  const byShingle = new Map()
  sets.forEach((set, index) => {
    const rarest = [...set].sort((a, b) => count.get(a) - count.get(b) || (a < b ? -1 : 1))
    const met = new Set()
    for (const item of rarest.slice(0, set.size - Math.ceil(ALIKE * set.size) + 1)) {
      for (const other of byShingle.get(item) ?? []) met.add(other)
      byShingle.set(item, [...(byShingle.get(item) ?? []), index])
    }
    for (const other of met) {
      if (!chosen.has(all[index].file) && !chosen.has(all[other].file)) continue
      const common = [...set].filter((item) => sets[other].has(item)).length
      const share = common / (set.size + sets[other].size - common)
      if (share < ALIKE) continue
      const where = `question ${all[other].number} (${place(all[other].file, all[other].at)})`
      fault(
        all[index].file,
        all[index].at,
        `question ${all[index].number}: ${share === 1 ? 'the same as' : 'nearly'} ${where}`
      )
    }
  })
}

const counted = (items) => {
  const count = new Map()
  for (const item of items) count.set(item, (count.get(item) ?? 0) + 1)
  return count
}
const told = (names, count) => names.map((name) => `${name} ${count.get(name) ?? 0}`).join(', ')
const percent = (part, whole) => (whole ? Math.round((100 * part) / whole) : 0)

/** How often the right option is the longest or the shortest; where several are, it counts for its share. */
function extremes(questions) {
  const share = (pick) =>
    questions.reduce((sum, { options }) => {
      const lengths = options.map((option) => plain(option.text).length)
      const ends = options.filter((_, at) => lengths[at] === pick(...lengths))
      return ends.some((option) => option.right) ? sum + 1 / ends.length : sum
    }, 0)
  return [percent(share(Math.max), questions.length), percent(share(Math.min), questions.length)]
}

/** Prints what a reader looks at before trusting a bank. */
function report({ file, name, topics, questions }) {
  const by = (key) => counted(questions.map((question) => question[key]))
  const single = questions.filter((question) => question.kind === 'one')
  const places = counted(
    single.map(({ options }) => 1 + options.findIndex((option) => option.right))
  )
  const most = Math.max(4, ...places.keys())
  const shares = Array.from({ length: most }, (_, at) =>
    percent(places.get(at + 1) ?? 0, single.length)
  )
  const [longest, shortest] = extremes(single)
  const code = questions.filter(({ body }) => body.some((line) => /^\s*```/.test(line))).length
  const leans = (yes) => (yes && single.length >= 20 ? '  leans' : '')

  console.log(`\n${path.relative(process.cwd(), file)}  ${name}, ${questions.length} questions`)
  console.log(`  topics       ${told(topics, by('topic'))}`)
  console.log(`  difficulty   ${told(LEVELS[folderOf(file)], by('level'))}`)
  console.log(`  kinds        ${told(KINDS, by('kind'))}; with code ${code}`)
  console.log(
    `  right place  ${shares.map((share, at) => `${at + 1}: ${share} %`).join(', ')}` +
      leans(shares.slice(0, 4).some((share) => share < 17 || share > 33))
  )
  console.log(
    `  right option longest ${longest} %, shortest ${shortest} %` +
      leans([longest, shortest].some((share) => share < 12 || share > 33))
  )

  const options = questions.flatMap((question) => question.options)
  const wrongs = options.filter((option) => !option.right).length / Math.max(1, options.length)
  const words = ABSOLUTE.map((word) => {
    const having = options.filter(({ text }) => new RegExp(`\\b${word}\\b`, 'i').test(plain(text)))
    const right = having.filter((option) => option.right).length
    const odd = having.length >= 6 && right < (having.length * (1 - wrongs)) / 2
    return having.length ? `${word} ${right}:${having.length - right}${odd ? ' leans' : ''}` : ''
  })
  console.log(`  words, right:wrong  ${words.filter(Boolean).join(', ') || 'none'}`)
}

const listed = FOLDERS.flatMap((folder) =>
  fs.existsSync(path.join(ROOT, folder))
    ? fs
        .readdirSync(path.join(ROOT, folder))
        .filter((name) => name.endsWith('.txt'))
        .map((name) => path.join(ROOT, folder, name))
    : []
)
const named = process.argv.slice(2).map((name) => path.resolve(name))
const missing = named.find((file) => !fs.existsSync(file))
if (missing) {
  console.error(`There is no file ${missing}. Name a bank below database/questions, or nothing.`)
  process.exit(1)
}
const chosen = new Set(named.length ? named : listed)
const banks = [...new Set([...listed, ...named])].map((file) => {
  const before = faults.length
  const bank = read(file)
  for (const question of bank.questions) examine(question, bank)
  bank.questions.forEach(({ number, at }, index) => {
    const last = index === 0 ? 0 : bank.questions[index - 1].number
    if (number <= last) fault(file, at, `question ${number}: numbers rise from 1, without repeats`)
  })
  for (const [id, passage] of bank.passages) {
    if (!passage.used) fault(file, passage.at, `no question asks about the passage ${id}`)
    if (passage.lines.join('').trim() === '') fault(file, passage.at, `the passage ${id} is empty`)
  }
  for (const topic of bank.topics) {
    if (bank.questions.every((question) => question.topic !== topic)) {
      fault(file, 1, `no question is on the topic "${topic}"`)
    }
  }
  if (!chosen.has(file)) faults.length = before
  return bank
})
findDoubles(banks, chosen)

for (const bank of banks) if (chosen.has(bank.file)) report(bank)
if (faults.length > 0) console.log(`\n${faults.join('\n')}`)
const total = banks.reduce(
  (sum, { file, questions }) => sum + (chosen.has(file) ? questions.length : 0),
  0
)
console.log(`\n${total} questions in ${chosen.size} files, ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0
