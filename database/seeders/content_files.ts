import * as fs from 'node:fs'
import * as path from 'node:path'
import { marked, type Token, type Tokens } from 'marked'
import { parse } from 'yaml'

// Reads the texts of database/content and tells their faults. It takes from packages only, so that
// bin/content/check_content.mjs runs it without the product.

export type ContentKind = 'faqs' | 'help' | 'blogs' | 'skills' | 'legal'
type Field = {
  type: 'text' | 'number' | 'list' | 'day'
  required?: boolean
  max?: number
}

/** What is before the text of a file, by its folder. */
export const frontMatter: Record<ContentKind, Record<string, Field>> = {
  faqs: {
    audience: { type: 'text', required: true },
    group: { type: 'text', required: true, max: 80 },
    order: { type: 'number', required: true },
  },
  help: {
    title: { type: 'text', required: true, max: 120 },
    category: { type: 'text', required: true, max: 60 },
    order: { type: 'number', required: true },
    summary: { type: 'text', required: true, max: 300 },
  },
  blogs: {
    title: { type: 'text', required: true, max: 120 },
    excerpt: { type: 'text', required: true, max: 300 },
    author: { type: 'text', required: true, max: 80 },
    tags: { type: 'list', required: true, max: 8 },
    publishedAt: { type: 'day', required: true },
  },
  skills: {
    skill: { type: 'text', required: true, max: 60 },
    title: { type: 'text', required: true, max: 120 },
    summary: { type: 'text', required: true, max: 300 },
  },
  legal: {
    title: { type: 'text', required: true, max: 120 },
    blanks: { type: 'list' },
  },
}
export const contentKinds = Object.keys(frontMatter) as ContentKind[]

/** Characters of a text in Markdown, at least and at most. */
const LENGTHS: Record<ContentKind, [number, number]> = {
  faqs: [20, 4_000],
  help: [200, 30_000],
  blogs: [800, 30_000],
  skills: [200, 30_000],
  legal: [100, 39_000],
}

export type ContentFile = {
  kind: ContentKind
  /** The file's name without its ending. */
  slug: string
  file: string
  head: Record<string, any>
  /** In Markdown. */
  body: string
  /** Of FAQs: the questions with their answers in Markdown. */
  questions: { question: string; answer: string }[]
}

/** The files of a folder as they are written; one without front matter has an empty head. */
export function readContent(folder: string): ContentFile[] {
  return contentKinds.flatMap((kind) => {
    const place = path.join(folder, kind)
    if (!fs.existsSync(place)) return []
    return fs
      .readdirSync(place)
      .filter((name) => name.endsWith('.md'))
      .sort()
      .map((name) =>
        readFile(kind, path.join(place, name), fs.readFileSync(path.join(place, name), 'utf8'))
      )
  })
}

/** Reads one file. */
export function readFile(kind: ContentKind, file: string, text: string): ContentFile {
  const [, head = '', body = text] =
    /^---\n([^]*?)\n---\n([^]*)$/.exec(text.replaceAll('\r\n', '\n')) ?? []
  return {
    kind,
    file,
    slug: path.basename(file, '.md'),
    head: parse(head, { schema: 'core' }) ?? {},
    body: body.trim(),
    questions: kind === 'faqs' ? questionsOf(body) : [],
  }
}

function questionsOf(body: string) {
  return body
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [question, ...answer] = part.split('\n')
      return { question: question!.trim(), answer: answer.join('\n').trim() }
    })
}

/** Markdown as HTML, not cleaned. */
export const htmlOf = (markdown: string) => marked.parse(markdown, { async: false, gfm: true })

/** What is known of the product besides the files. */
export type Known = {
  /** Whom questions are for. */
  audiences: string[]
  /** Names of skills. */
  skills: string[]
  /** Paths of pages; `:slug` is any word. */
  routes: string[]
  /** Names of the pictures in public/help-pictures. */
  pictures?: string[]
}

/** The faults of the files, each with its file and what to do. */
export function faultsOf(
  files: ContentFile[],
  { audiences, skills, routes, pictures = [] }: Known
): string[] {
  const faults: string[] = []
  const seen = new Map<string, string>()
  const patterns = routes.map(
    (route) => new RegExp(`^${route.replace(/:\w+\??/g, '[^/]+').replace(/\*$/, '.*')}$`)
  )
  for (const each of files) {
    const { kind, slug, file, head, body } = each
    const wrong = (text: string) => void faults.push(`${file}: ${text}`)
    const once = (what: string, text: string) => {
      const key = `${what} ${text.toLowerCase()}`
      if (seen.has(key)) wrong(`${what} "${text}" is in ${seen.get(key)} too`)
      seen.set(key, file)
    }
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) wrong('its name is a-z, 0-9 and hyphens')
    headFaults(each).forEach(wrong)
    once(`title of ${kind}`, String(head.title ?? slug))
    if (kind === 'skills') {
      once('skill', String(head.skill))
      if (!skills.includes(head.skill)) wrong(`there is no skill "${head.skill}" in the catalogue`)
    }
    if (kind === 'legal') blankFaults(each).forEach(wrong)
    const texts = kind === 'faqs' ? each.questions.map(({ answer }) => answer) : [body]
    if (kind === 'faqs') {
      if (each.questions.length === 0) wrong('has no question; each begins with "## "')
      if (!audiences.includes(head.audience)) wrong(`"audience" is one of ${audiences.join(', ')}`)
      if (!body.startsWith('## ')) wrong('begins with a question, "## How …"')
      for (const { question } of each.questions) {
        once(`question of ${head.audience}`, question)
        if (!question.endsWith('?')) wrong(`"${question}" ends with a question mark`)
        if (question.length > 200) wrong(`"${question}" is longer than 200 characters`)
      }
    }
    const [least, most] = LENGTHS[kind]
    for (const text of texts) {
      if (text.length < least || text.length > most)
        wrong(`a text has ${text.length} characters, not ${least} to ${most}`)
      tokenFaults(text, (href) => linkFault(href, files, patterns), pictures).forEach(wrong)
    }
  }
  return faults
}

function headFaults({ kind, head }: ContentFile): string[] {
  const fields = frontMatter[kind]
  const unknown = Object.keys(head)
    .filter((name) => !fields[name])
    .map((name) => `there is no field "${name}"; ${kind} have ${Object.keys(fields).join(', ')}`)
  const wrong = Object.entries(fields).flatMap(([name, { type, required, max }]) => {
    const value = head[name]
    if (value === undefined || value === null)
      return required ? [`the field "${name}" is missing`] : []
    if (type === 'number') return Number.isInteger(value) ? [] : [`"${name}" is a whole number`]
    if (type === 'day')
      return /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
        ? []
        : [`"${name}" is a day such as 2026-11-22`]
    if (type === 'list')
      return Array.isArray(value) && value.every((one) => typeof one === 'string' && one.trim())
        ? value.length > (max ?? 50)
          ? [`"${name}" has at most ${max ?? 50}`]
          : []
        : [`"${name}" is a list of words`]
    if (typeof value !== 'string' || !value.trim()) return [`"${name}" is a text`]
    return max && value.length > max ? [`"${name}" is longer than ${max} characters`] : []
  })
  return [...unknown, ...wrong]
}

/** A blank of a legal text is `{{ its name }}`. */
function blankFaults({ head, body }: ContentFile): string[] {
  const used = new Set([...body.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name]) => name!.trim()))
  const listed: string[] = head.blanks ?? []
  return [
    ...listed.filter((name) => !used.has(name)).map((name) => `the blank "${name}" is not used`),
    ...[...used]
      .filter((name) => !listed.includes(name))
      .map((name) => `the blank "${name}" is not listed in its front matter`),
  ]
}

const kept = new Set(
  'space paragraph text heading list list_item strong em del codespan code blockquote link br hr escape table image'.split(
    ' '
  )
)

/** What the console's editor could not show, and links that lead nowhere. */
function tokenFaults(
  text: string,
  linkFaultOf: (href: string) => string | undefined,
  pictures: string[]
): string[] {
  const found: string[] = []
  marked.walkTokens(marked.lexer(text, { gfm: true }), (token: Token) => {
    if (!kept.has(token.type))
      found.push(`"${token.raw.trim().slice(0, 60)}" is a ${token.type}, which pages do not have`)
    if (token.type === 'heading' && ![2, 3].includes((token as Tokens.Heading).depth))
      found.push(`"${token.raw.trim()}": headings are ## and ###; the title is in the front matter`)
    if (token.type === 'link') {
      const fault = linkFaultOf((token as Tokens.Link).href)
      if (fault) found.push(fault)
    }
    if (token.type === 'image') {
      const { href, text: alt } = token as Tokens.Image
      if (!pictures.some((name) => href === `/help-pictures/${name}`))
        found.push(`there is no picture ${href}; bin/content/help_pictures.mjs makes them`)
      if (!alt.trim()) found.push(`the picture ${href} has no words for who cannot see it`)
    }
  })
  return found
}

const folderOfPath: Record<string, ContentKind> = { help: 'help', blogs: 'blogs', skills: 'skills' }

function linkFault(href: string, files: ContentFile[], patterns: RegExp[]): string | undefined {
  if (/^(https:\/\/|mailto:)/.test(href)) return undefined
  if (!href.startsWith('/') || href.startsWith('//'))
    return `the link ${href} is neither a path of ours (/help/…) nor https`
  const [where] = href.split(/[?#]/)
  const [, folder, slug] = where!.split('/')
  const kind = folderOfPath[folder!]
  if (kind && slug)
    return files.some((each) => each.kind === kind && each.slug === slug)
      ? undefined
      : `the link ${href} leads to a page that is not there`
  return patterns.some((pattern) => pattern.test(where!))
    ? undefined
    : `the link ${href} leads to no page`
}

/** What the product knows, read from its sources below `root`. */
export function knownOf(root: string): Known {
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')
  const skills: { name: string }[] = JSON.parse(read('database/data/skills.json'))
  const frames = 'portal/src/app/frames'
  const areas = fs
    .readdirSync(path.join(root, frames))
    .filter((name) => name.endsWith('_area.tsx'))
    .flatMap((name) =>
      [...read(`${frames}/${name}`).matchAll(/path: '([^']+)'/g)].map(
        ([, at]) => `/${name.replace('_area.tsx', '')}/${at}`
      )
    )
  const [, audiences = ''] =
    /faqAudiences = \[([^]*?)\]/.exec(read('api/content/content_facts.ts')) ?? []
  return {
    audiences: [...audiences.matchAll(/value: '(\w+)'/g)].map(([, value]) => value!),
    skills: skills.map(({ name }) => name),
    pictures: fs.readdirSync(path.join(root, 'public/help-pictures')),
    routes: [
      ...[...read('api/pages/routes.ts').matchAll(/'(\/[^'*]*)'/g)]
        .map(([, at]) => at!)
        .filter((at) => !/^\/(candidate|client|admin)/.test(at)),
      ...['routes', 'inner_routes']
        .flatMap((name) => [
          ...read(`portal/src/app/routing/${name}.tsx`).matchAll(
            /(?:open|account)\(\s*'([^'*]+)'/g
          ),
        ])
        .map(([, at]) => at!),
      ...areas,
      '/docs/api',
      '/docs/states',
    ],
  }
}
