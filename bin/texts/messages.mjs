/**
 * The messages of the product: what `t`, `plural` and `<Trans>` mark in the portal, labels of facts, and sentences of the
 * server. Each is known by its English text in ICU form; `api/languages/<code>.json` says it in another language.
 */
import * as fs from 'node:fs'
import { join, relative } from 'node:path'
import { transformAsync } from '@babel/core'
import macros from '@lingui/babel-plugin-lingui-macro'
import { compileMessage } from '@lingui/message-utils/compileMessage'

const marked = /@lingui\/(core|react)\/macro/
const facts = /\/api\/.+_(?:facts|flow)\.ts$/
const flow = /\/api\/.+_flow\.ts$/
const text = String.raw`'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"`
/** What the macros write for one message, and for which use of its words; its id is a digest, as ours is the text. */
const mark = String.raw`/\*i18n\*/\s*\{\s*id: "[^"]+",\s*message: (${text})(?:,\s*context: (${text}))?`
const descriptor = new RegExp(mark, 'g')
/** The same where nothing is filled in, so that the text can be there alone. */
const plain = new RegExp(String.raw`_i18n\w*\._\(\s*${mark}\s*\}\)`, 'g')
const label = new RegExp(`\\b(label|each|title|lead|button|takes|help):\\s+(${text})`, 'g')
/** What screens show of a flow. */
const stateOrMove = new RegExp(`\\b(label):\\s+(${text})`, 'g')
/** What a refusal of a flow says of the thing, its state and the move. */
const deed = new RegExp(`\\b(label|one|is|deed):\\s+(${text})`, 'g')
/** What `/docs/states` says of a flow beside that, and by which names it has the conditions of a move. */
const drawn = new RegExp(`\\b(title|after):\\s+(${text})`, 'g')
const conditions = /\b(?:given|checks): \[([^\]]*)\]/g
/** Where the server marks a text: with gaps, or as it refuses and finds wrong what somebody sends. */
const said = /\b(?:sentence|new Refusal|\.report)\(|\bmessage:/g
/** What a text there is made of: texts, the ends of the argument, and comparisons, whose texts are not said. */
const piece = new RegExp(`[!=]==\\s*(?:${text})|${text}|[()[\\]{},;]`, 'g')
/** Modules that only the platform meets; its console is in English. */
const ofPlatform =
  /\/api\/(?:backups|catalogues|content(?!\/leads\/send)|engines|reporting\/installation|assessments\/bank|billing\/(?:books|figures|gateways|invoices(?!\/(?:paper_words|issue_paper))|reconcile|webhooks)|imports\/(?:bulk|linkedin)|mailing\/platform|chat\/reports)\//
const textOf = (literal) =>
  literal.startsWith('"') ? JSON.parse(literal) : literal.slice(1, -1).replace(/\\(.)/g, '$1')

/** The key of a message in the catalogues. English may use one word for two things: `Order [what is bought]`. */
const keyOf = (message, context) =>
  context ? `${textOf(message)} [${textOf(context)}]` : textOf(message)

/** The texts of the server in a file: of the argument where each is marked, all among which it chooses. */
function saidIn(code, file) {
  return [...code.matchAll(said)].flatMap((mark) => {
    // what a controller says when all went well is shown by no screen
    if (mark[0] === 'message:' && file.endsWith('_controller.ts')) return []
    const texts = []
    let depth = 0
    piece.lastIndex = mark.index + mark[0].length
    for (let found = piece.exec(code); found; found = piece.exec(code)) {
      const [each] = found
      if (/^[([{]/.test(each)) depth++
      else if (/^[)\]}]/.test(each) ? depth-- === 0 : /^[,;]/.test(each) && depth === 0) break
      else if (/^['"]/.test(each) && depth === 0) texts.push(textOf(each))
    }
    // what the server marks is a sentence; one word alone is marked as such
    return mark[0] === 'sentence(' ? texts : texts.filter((each) => each.includes(' '))
  })
}

/** The texts of a flow; those of the platform refuse in English, but are drawn for everybody. */
function ofFlow(code, isOfPlatform) {
  const texts = [drawn, isOfPlatform ? stateOrMove : deed]
  return [
    ...texts.flatMap((each) => [...code.matchAll(each)].map(([, , words]) => textOf(words))),
    ...[...code.matchAll(conditions)].flatMap(([, names]) =>
      [...names.matchAll(/\w+/g)].map(([name]) => conditionInWords(name))
    ),
  ]
}

/** As flows say it: `quotaLeft` is "quota left". */
const conditionInWords = (name) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const options = {
  configFile: false,
  babelrc: false,
  parserOpts: { plugins: ['jsx', 'typescript'] },
  generatorOpts: { jsescOption: { minimal: true } },
  plugins: [
    [
      macros,
      {
        stripMessageField: false,
        linguiConfig: {
          macro: { corePackage: ['@lingui/core/macro'], jsxPackage: ['@lingui/react/macro'] },
          runtimeConfigModule: {
            i18n: ['@lingui/core', 'i18n'],
            Trans: ['/portal/src/app/trans', 'Trans'],
            useLingui: ['@lingui/react', 'useLingui'],
          },
        },
      },
    ],
  ],
}
const expanded = new Map()

/** A file with its macros written out; the same text is worked on once for all builds. */
function expand(code, filename) {
  const known = expanded.get(filename)
  if (known?.code === code) return known.result
  const result = transformAsync(code, { ...options, filename })
  expanded.set(filename, { code, result })
  return result
}

/** The messages that a file marks. */
export async function messagesOf(code, file) {
  const found = []
  if (file.startsWith('api/') && !ofPlatform.test(`/${file}`))
    found.push(...saidIn(code, file).map((each) => each.replace(/\{\{ (\w+) \}\}/g, '{$1}')))
  if (flow.test(`/${file}`)) found.push(...ofFlow(code, ofPlatform.test(`/${file}`)))
  else if (facts.test(`/${file}`))
    found.push(...[...code.matchAll(label)].map(([, , text]) => textOf(text)))
  if (marked.test(code)) {
    const { code: written } = await expand(code, file)
    found.push(
      ...[...written.matchAll(descriptor)].map(([, message, context]) => keyOf(message, context))
    )
  }
  return found
}

/** Every message of the product, sorted, each once. */
export async function allMessages(root) {
  const files = ['portal/src', 'api'].flatMap((folder) =>
    fs
      .readdirSync(join(root, folder), { recursive: true })
      .map((name) => join(folder, name))
      .filter((name) => /\.tsx?$/.test(name))
  )
  const texts = new Map(files.map((file) => [file, fs.readFileSync(join(root, file), 'utf8')]))
  // labels of facts count where a screen of the portal takes them
  const shown = new Set(
    [...texts]
      .filter(([file]) => file.startsWith('portal'))
      .flatMap(([, code]) =>
        [...code.matchAll(/['"/#](api\/[\w/]+_facts)['"]/g)].map(([, name]) => name)
      )
  )
  const found = await Promise.all(
    [...texts]
      .filter(
        ([file]) =>
          !facts.test(`/${file}`) ||
          flow.test(`/${file}`) ||
          !ofPlatform.test(`/${file}`) ||
          shown.has(file.replace(/\.ts$/, ''))
      )
      .map(([file, code]) => messagesOf(code, file))
  )
  return [...new Set(found.flat())].sort((a, b) => (a < b ? -1 : 1))
}

const catalogueAt = (root, code) => join(root, 'api', 'languages', `${code}.json`)

/** What a language says for each English text. */
export const catalogueOf = (root, code) =>
  JSON.parse(fs.readFileSync(catalogueAt(root, code), 'utf8'))

/** Writes a catalogue, in the order of its English texts. */
export const writeCatalogue = (root, code, said) =>
  fs.writeFileSync(catalogueAt(root, code), `${JSON.stringify(said, null, 2)}\n`)

const accents = { a: 'à', e: 'é', i: 'î', o: 'ö', u: 'ü', c: 'ç', n: 'ñ', s: 'š', y: 'ý' }

/** A piece of a compiled message in the mirrored language: accented, and turned round by the marks that force a direction. */
function mirror(token) {
  if (typeof token === 'string')
    return token
      .split(/(<\/?\d+\/?>|#)/)
      .map((text, at) =>
        at % 2 || !/[a-z]/i.test(text)
          ? text
          : `\u202e${text.replace(/[aeioucnsy]/g, (letter) => accents[letter])}\u202c`
      )
      .join('')
  const [name, type, cases] = token
  if (typeof cases !== 'object') return token
  const turned = Object.entries(cases).map(([of, said]) => [
    of,
    Array.isArray(said) ? said.map(mirror) : said,
  ])
  return [name, type, Object.fromEntries(turned)]
}

/** A message of a language, compiled; English where the language does not say it. */
const saidBy =
  (code, catalogue) =>
  (key, english = key.replace(/ \[[^\]]+\]$/, '')) =>
    code === 'ar-XB'
      ? compileMessage(english).map(mirror)
      : compileMessage(catalogue[key] || english)

/**
 * Puts the messages into the code. A build for one language has its texts in place of the marks and nothing of the
 * others; what serves several (`languages` of the page at run time: the server, and the browser while developing) keeps
 * the English text as the id, by which `virtual:catalogues` is asked.
 */
export function messages({ root, languageOf, mirrored }) {
  const catalogues = new Map()
  const catalogue = (code) => {
    if (!catalogues.has(code))
      catalogues.set(code, fs.existsSync(catalogueAt(root, code)) ? catalogueOf(root, code) : {})
    return catalogues.get(code)
  }
  return {
    name: 'messages',
    enforce: 'pre',
    resolveId: (id) => (id === 'virtual:catalogues' ? `\0${id}` : undefined),
    load(id) {
      if (id !== '\0virtual:catalogues') return undefined
      const said = Object.entries(catalogue('hi'))
      const compiled = (code) =>
        Object.fromEntries(
          said.map(([message]) => [message, saidBy(code, catalogue(code))(message)])
        )
      const all = { hi: compiled('hi'), ...(mirrored && { 'ar-XB': compiled('ar-XB') }) }
      return `export default ${JSON.stringify(all)}`
    },
    async transform(code, id) {
      const [file] = id.split('?')
      const name = `/${relative(root, file)}`
      const language = languageOf(this.environment.name)
      const say = saidBy(language, language && catalogue(language))
      const words = flow.test(name) ? stateOrMove : label
      if (facts.test(name) && code.search(words) >= 0) {
        if (language)
          return {
            code: code.replace(
              words,
              (_, name, text) => `${name}: ${JSON.stringify(say(textOf(text)).join(''))}`
            ),
            map: null,
          }
        const getters = code.replace(
          words,
          (_, name, text) =>
            `get ${name}() { return labelWords._({ id: ${text}, message: ${JSON.stringify(compileMessage(textOf(text)))} }) }`
        )
        return { code: `import { i18n as labelWords } from '@lingui/core'\n${getters}`, map: null }
      }
      if (!name.startsWith('/portal/src/') || !marked.test(code)) return undefined
      const { code: written } = await expand(code, file)
      const put = (message, context) =>
        language
          ? `{ message: ${JSON.stringify(say(keyOf(message, context), textOf(message)))}`
          : `{ id: ${JSON.stringify(keyOf(message, context))}, message: ${JSON.stringify(compileMessage(textOf(message)))}`
      return {
        code: (language
          ? written.replace(plain, (all, message, context) => {
              const parts = say(keyOf(message, context), textOf(message))
              return parts.every((part) => typeof part === 'string')
                ? JSON.stringify(parts.join(''))
                : all
            })
          : written
        ).replace(descriptor, (_, message, context) => put(message, context)),
        map: null,
      }
    },
  }
}
