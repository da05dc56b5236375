import { squeeze, unaccented } from '#api/engines/resume_reader/language/squeeze'
import type { SkillVocabulary } from '#api/engines/resume_reader/resume_draft'

type Skill = { id: string; name: string }

/** Common words and employers that are also names of skills: believed in a list of skills only. */
const FALSE_FRIENDS = new Set(
  `spring less go play r c d swift rust dart ruby crystal elm julia scala stripe figma notion sap slack shell express nest
ember meteor backbone flow chef puppet salt ant gradle assembly access excel word outlook office teams zoom
linear miro canva box drive maps analytics segment square oracle ibm google amazon microsoft facebook apple
salesforce adobe twilio atlassian github gitlab linkedin twitter discord unity unreal blender maya sketch
framer webflow shopify magento ghost hugo jekyll next nuxt vue react angular polymer lit solid svelte astro
leadership communication management teamwork planning design testing research writing documentation scratch
processing vim emacs make nim zig apex hack pony racket io perl basic fortran pascal ada lisp prolog
airflow beam flink storm kafka nifi hive pig impala presto druid hudi iceberg delta snowflake looker tableau metabase
rest soap agile scrum kanban lean safe git bash linux windows mac macos unix ubuntu android ios web http
mobile cloud security networking infrastructure integration monitoring logging performance accessibility
english french german spanish portuguese turkish hindi material fabric relay temporal consul vault nomad packer
sentry jest mocha chai jasmine karma cypress postman insomnia charles sinon enzyme bun deno node phoenix gin echo fiber rocket
actix axum tokio warp iris beego buffalo revel chi gorilla cobra viper testing mode motion three chart`
    .split(/\s+/)
    .filter(Boolean)
)

/** Employers and words above that are unmistakable in running text after all. */
const UNMISTAKABLE = new Set(
  'react angular vue svelte kafka airflow tableau snowflake git linux android ios bash jest cypress postman scrum'.split(
    ' '
  )
)

export class Vocabulary {
  #skills = new Map<string, Skill>()
  #titles = new Set<string>()
  #countries = new Map<string, string>()
  #states = new Map<string, string>()
  #stateCodes = new Map<string, string>()
  #cities = new Map<string, { country: string; population: number }>()

  constructor({ skills, titles, places }: SkillVocabulary) {
    // Names come before other skills' aliases.
    for (const { id, name } of skills) this.#keep(name, { id, name })
    for (const { id, name, aliases } of skills)
      for (const alias of aliases ?? []) this.#keep(alias, { id, name })
    for (const { name, synonyms } of titles)
      for (const form of [name, ...(synonyms ?? [])]) this.#titles.add(squeeze(form))
    for (const { code, name } of places.countries) {
      this.#countries.set(unaccented(name), code)
    }
    for (const [name, code] of countriesElsewhere(places.countries.map(({ code }) => code)))
      if (!this.#countries.has(name)) this.#countries.set(name, code)
    for (const [name, code] of OTHER_COUNTRY_NAMES) this.#countries.set(name, code)
    for (const { country, code, name } of places.states) {
      if (!this.#states.has(unaccented(name))) this.#states.set(unaccented(name), country)
      if (/^[A-Z]{2}$/.test(code) && ['US', 'CA', 'IN', 'BR', 'AU'].includes(country))
        if (!this.#stateCodes.has(code) || country === 'US') this.#stateCodes.set(code, country)
    }
    for (const { country, name, population = 0 } of places.cities) {
      const key = unaccented(name)
      const known = this.#cities.get(key)
      if (!known || known.population < population) this.#cities.set(key, { country, population })
    }
    for (const [name, country] of OTHER_CITY_NAMES)
      if (!this.#cities.has(name)) this.#cities.set(name, { country, population: 500_000 })
  }

  #keep(name: string, skill: Skill) {
    const key = skillKey(name)
    if (key && !this.#skills.has(key)) this.#skills.set(key, skill)
  }

  /** The skill that a whole text names. */
  skill(text: string): Skill | undefined {
    const key = skillKey(text)
    const found = this.#skills.get(key)
    if (found) return found
    // "React 18", "Python 3.10", "Java (8+)"
    const bare = key.replace(/[\s.-]?v?\d+(\.[\dx]+)*\+?$/, '')
    return bare !== key && bare.length > 1 ? this.#skills.get(bare) : undefined
  }

  isFalseFriend(text: string): boolean {
    const key = unaccented(text.trim())
    return FALSE_FRIENDS.has(key) && !UNMISTAKABLE.has(key)
  }

  isTitle(text: string): boolean {
    return this.#titles.has(squeeze(text))
  }

  /** The skills named in running text. */
  skillsIn(text: string): { skill: Skill; written: string }[] {
    const found: { skill: Skill; written: string }[] = []
    const tokens = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}.+#/-]*/gu)]
    for (let at = 0; at < tokens.length; at++) {
      for (let length = Math.min(4, tokens.length - at); length > 0; length--) {
        const first = tokens[at]
        const last = tokens[at + length - 1]
        const written = text.slice(first.index, last.index + last[0].length).replace(/[.,/-]+$/, '')
        if (length > 1 && /[,;:|•]/.test(written)) continue
        // "I am" is no IAM.
        if (length > 1 && /^\p{L}{1,2}(?: \p{L}{1,2})*$/u.test(written)) continue
        const skill = this.#skills.get(skillKey(written))
        if (!skill) continue
        if (length === 1 && this.isFalseFriend(written)) break
        if (length === 1 && (written.length < 3 || !/[A-Z0-9]/.test(written))) break
        found.push({ skill, written })
        at += length - 1
        break
      }
    }
    return found
  }

  /** The place that a whole text is, such as "Pune, Maharashtra, India" or "Remote - Berlin". */
  place(text: string, small = false): { country: string | null; weight: number } | null {
    const cleaned = text
      .replace(/\b(remote|hybrid|on-?site|remoto|híbrido|presencial)\b/gi, ' ')
      .replace(/\b\d{4,8}(-\d{3,4})?\b/g, ' ')
    const parts = cleaned
      .split(/\s*[,|/()·•❖–—]\s*|\s+(?:-|&|and|und|et|e|y)\s+|\t/)
      .map((part) =>
        part
          .trim()
          .replace(/[.;]+$/, '')
          .replace(/^the\s+(?=\p{Lu})/iu, '')
      )
      .filter(Boolean)
    if (!parts.length) return /remote|remoto/i.test(text) ? { country: null, weight: 0.4 } : null
    if (parts.length > 4) return null
    let country: string | null = null
    let weight = 0
    for (const [index, part] of parts.entries()) {
      // "Systems and IT": of a country's letters a comma says that they are.
      if (
        /^[A-Z]{2}$/.test(part) &&
        /\s(?:and|und|et|e|y|&)$/.test(cleaned.split(part)[0].trimEnd())
      )
        return null
      let found = this.#placePart(part, index) ?? this.#placePart(withoutKind(part), index)
      // A town that no gazetteer has stands before a state or a country that is known.
      if (
        !found &&
        small &&
        index === 0 &&
        parts.length > 1 &&
        // A house has a number.
        !/^[^,]*\p{L}[^,]*\d/u.test(text) &&
        !/\b(?:universi|college|institut|school|academy|hospital|ministry)/i.test(part) &&
        /^\p{Lu}(?:[\p{L}'’ -]|\.(?!\p{L})){2,24}$/u.test(part)
      )
        found = { country: null, weight: 0.1 }
      if (!found) return null
      // Georgia after Atlanta is no country.
      const isWithin: boolean = country !== null && this.#states.get(unaccented(part)) === country
      country = isWithin ? country : (found.country ?? country)
      weight += found.weight
    }
    return { country, weight: Math.min(weight, 1) }
  }

  #placePart(part: string, index: number): { country: string | null; weight: number } | null {
    const key = unaccented(part)
    const country = this.#countries.get(key)
    if (country && part.length > 2) return { country, weight: 0.7 }
    if (/^(USA?|UK|UAE|U\.S\.A?|U\.K)\.?$/.test(part))
      return { country: /K/.test(part) ? 'GB' : /E/.test(part) ? 'AE' : 'US', weight: 0.6 }
    if (index > 0 && INDIAN_STATES.test(part)) return { country: 'IN', weight: 0.5 }
    if (/^[A-Z]{2}$/.test(part) && index > 0) {
      const state = this.#stateCodes.get(part)
      if (state) return { country: state, weight: 0.6 }
      if ([...this.#countries.values()].includes(part)) return { country: part, weight: 0.5 }
    }
    if (index > 0 && AMERICAN_STATES.test(part)) return { country: 'US', weight: 0.5 }
    if (/^[A-Z]{2}\s+(USA?|UK)$/.test(part)) return { country: 'US', weight: 0.6 }
    const city = NO_CITIES.has(key) ? undefined : this.#cities.get(key)
    if (city) return { country: city.country, weight: city.population > 100_000 ? 0.6 : 0.45 }
    const state = this.#states.get(key)
    if (state) return { country: state, weight: 0.5 }
    // "San Francisco CA", "Paris France"
    const words = part.split(/\s+/)
    if (words.length > 1 && words.length < 5) {
      const tail = words.at(-1)!
      const head = this.#cities.get(unaccented(words.slice(0, -1).join(' ')))
      const whole = this.#stateCodes.get(tail) ?? this.#countries.get(unaccented(tail))
      if (head && whole)
        return {
          country: whole,
          weight: 0.8,
        }
    }
    return null
  }

  /** The place within a longer text, such as an address: from its city to its end. */
  placeIn(text: string): { text: string; country: string | null; weight: number } | null {
    const parts = text.split(/\s*,\s*/)
    for (let start = 0; start < parts.length; start++)
      for (let end = Math.min(parts.length, start + 4); end > start; end--) {
        const slice = parts.slice(start, end).join(', ').trim()
        const found = this.place(slice)
        // A postcode before it makes the smallest town one.
        const weight = (found?.weight ?? 0) + (/^\d{4,6}\s/.test(slice) ? 0.3 : 0)
        if (found && (end - start > 1 || weight >= 0.6))
          return { text: slice.replace(/[.;]+$/, ''), country: found.country, weight }
      }
    return null
  }

  isCity(text: string): boolean {
    return this.#cities.has(unaccented(text.trim()))
  }

  /** "NY", "TX": of a state that people write short. */
  isStateCode(text: string): boolean {
    return this.#stateCodes.has(text.trim())
  }

  isCountry(text: string): boolean {
    return this.#countries.has(unaccented(text.trim()))
  }
}

/** As they are written short: "Gwalior, M.P." */
const INDIAN_STATES = /^(?:A\.P|H\.P|M\.P|U\.P|T\.N|W\.B|J\s?&\s?K)\.?$/

/** As they were written short before there were two letters: "St. Peters, Mo." */
const AMERICAN_STATES =
  /^(?:Ala|Ariz|Ark|Cal|Calif|Colo|Conn|Del|Fla|Ga|Ill|Ind|Kan|Kans|Ky|La|Mass|Md|Mich|Minn|Miss|Mo|Mont|Neb|Nebr|Nev|Okla|Ore|Oreg|Pa|Penn|Tenn|Tex|Va|Vt|Wash|Wis|Wisc|Wyo)$/

/** Words of every resume that are also cities. */
const NO_CITIES = new Set(
  'mobile reading date contact university male of college most same best man split pop bar boom nice-to-have orange'.split(
    ' '
  )
)

const skillKey = (text: string) =>
  unaccented(text)
    .replace(/[\s_]+/g, ' ')
    .replace(/^[^\p{L}\p{N}.]+/u, '')
    .replace(/[^\p{L}\p{N}+#]+$/u, '')
    .replace(/[\s.-]*js$/, 'js')
    .replace(/[\s-]+/g, '')
    .trim()

/** "Greater Boston Area" without what says what kind of place it is. */
const withoutKind = (part: string) =>
  part
    .replace(/\b(greater|area|metropolitan|region|bay area|district|city|cedex)\b/gi, (word) =>
      /bay/i.test(word) ? word : ' '
    )
    .replace(/\s+/g, ' ')
    .trim()

const SPOKEN = 'de fr es pt it nl tr sv pl ro'.split(' ')

/** Countries that are called as other things are: Iceland in German. */
const NO_COUNTRIES = new Set(['island', 'man', 'fas', 'cad', 'cina', 'centra', 'turks'])

/** The names of countries in the commonest languages of resumes. */
function countriesElsewhere(codes: string[]): Map<string, string> {
  const names = new Map<string, string>()
  for (const language of SPOKEN) {
    const spoken = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    for (const code of codes) {
      const name = unaccented(spoken.of(code) ?? '')
      if (name.length > 3 && !NO_COUNTRIES.has(name) && !names.has(name)) names.set(name, code)
    }
  }
  return names
}

const OTHER_COUNTRY_NAMES: [string, string][] = [
  ['turkey', 'TR'],
  ['united states of america', 'US'],
  ['england', 'GB'],
  ['scotland', 'GB'],
  ['wales', 'GB'],
  ['republic of korea', 'KR'],
  ['korea', 'KR'],
  ['czech republic', 'CZ'],
  ['ingiltere', 'GB'],
  ['royaume uni', 'GB'],
  ['the netherlands', 'NL'],
  ['holland', 'NL'],
  ['bharat', 'IN'],
  ['suomi', 'FI'],
  ['cesko', 'CZ'],
  ['ceska republika', 'CZ'],
  ['slovensko', 'SK'],
  ['slovenija', 'SI'],
  ['srbija', 'RS'],
  ['hrvatska', 'HR'],
  ['magyarorszag', 'HU'],
  ['eesti', 'EE'],
  ['latvija', 'LV'],
  ['lietuva', 'LT'],
  ['ellada', 'GR'],
  ['norge', 'NO'],
  ['danmark', 'DK'],
  ['danemark', 'DK'],
  ['ukraina', 'UA'],
]

const OTHER_CITY_NAMES: [string, string][] = [
  ['bangalore', 'IN'],
  ['gurgaon', 'IN'],
  ['bombay', 'IN'],
  ['allahabad', 'IN'],
  ['new delhi', 'IN'],
  ['delhi', 'IN'],
  ['calcutta', 'IN'],
  ['madras', 'IN'],
  ['mysore', 'IN'],
  ['trivandrum', 'IN'],
  ['cochin', 'IN'],
  ['vizag', 'IN'],
  ['pondicherry', 'IN'],
  ['baroda', 'IN'],
  ['delhi ncr', 'IN'],
  ['noida', 'IN'],
  ['greater noida', 'IN'],
  ['navi mumbai', 'IN'],
  ['munchen', 'DE'],
  ['koln', 'DE'],
  ['nurnberg', 'DE'],
  ['frankfurt', 'DE'],
  ['wien', 'AT'],
  ['zurich', 'CH'],
  ['geneve', 'CH'],
  ['sao paulo', 'BR'],
  ['new york', 'US'],
  ['new york city', 'US'],
  ['nyc', 'US'],
  ['sf', 'US'],
  ['san francisco bay area', 'US'],
  ['bay area', 'US'],
  ['silicon valley', 'US'],
  ['washington dc', 'US'],
  ['washington d.c', 'US'],
  ['istanbul', 'TR'],
  ['izmir', 'TR'],
  ['ankara', 'TR'],
  ['lisboa', 'PT'],
  ['roma', 'IT'],
  ['milano', 'IT'],
  ['bruxelles', 'BE'],
  ['praha', 'CZ'],
  ['warszawa', 'PL'],
  ['seoul', 'KR'],
  ['ho chi minh', 'VN'],
  ['hcmc', 'VN'],
  ['hcm city', 'VN'],
  ['saigon', 'VN'],
  ['kiev', 'UA'],
  ['taipei', 'TW'],
  ['new taipei', 'TW'],
  ['hong kong', 'HK'],
  ['singapore', 'SG'],
  ['mountain view', 'US'],
  ['menlo park', 'US'],
  ['palo alto', 'US'],
  ['cupertino', 'US'],
  ['redmond', 'US'],
  ['santa clara', 'US'],
  ['cambridge', 'GB'],
  ['londres', 'GB'],
  ['londra', 'GB'],
  ['barcelone', 'ES'],
  ['lisbonne', 'PT'],
  ['genf', 'CH'],
  ['mailand', 'IT'],
  ['milan', 'IT'],
  ['varsovie', 'PL'],
  ['nueva york', 'US'],
  ['nova iorque', 'US'],
]

const vocabularies = new WeakMap<SkillVocabulary, Vocabulary>()

/** The vocabulary made searchable, once for each that is handed in. */
export function vocabularyOf(plain: SkillVocabulary): Vocabulary {
  let vocabulary = vocabularies.get(plain)
  if (!vocabulary) vocabularies.set(plain, (vocabulary = new Vocabulary(plain)))
  return vocabulary
}
