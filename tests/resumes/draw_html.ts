import { HIDDEN } from './pdf/one_column.js'
import type { Person } from './people.js'
import type { SectionName } from './headings.js'

/** Pages as web templates make them; a browser prints them. */
const safe = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)
const href = (text: string) =>
  text.includes('@') ? `mailto:${text}` : text.startsWith('http') ? text : `https://${text}`
const anchor = (text: string) => `<a href="${safe(href(text))}">${safe(text)}</a>`

const page = (css: string, body: string) =>
  `<!doctype html><meta charset="utf-8"><style>@page{size:A4;margin:0}*{box-sizing:border-box}body{margin:0;font:10.5pt/1.4 "Open Sans","DejaVu Sans",sans-serif;color:#1b1b1f}h1,h2,h3,p,ul{margin:0}ul{padding-left:16px}a{color:inherit;text-decoration:none}section{margin-top:14px}article{margin-top:8px;break-inside:avoid}${css}</style>${body}`

const bulletsOf = (items: string[]) =>
  `<ul>${items.map((item) => `<li>${safe(item)}</li>`).join('')}</ul>`
const section = (person: Person, name: SectionName, inside: string) =>
  inside && `<section><h2>${safe(person.heading(name))}</h2>${inside}</section>`

const contacts = ({ truth, phoneShown }: Person, icons: boolean) =>
  [
    [truth.email, '\uf0e0', anchor(truth.email)],
    [phoneShown, '\uf095', safe(phoneShown)],
    [truth.location, '\uf3c5', safe(truth.location)],
    ...truth.links.map((one) => [one, '\uf0c1', anchor(one)]),
    ...(truth.website ? [[truth.website, '\uf0ac', anchor(truth.website)]] : []),
  ].map(([, icon, shown]) => `<span>${icons ? `<i>${icon}</i> ` : ''}${shown}</span>`)

const posts = (person: Person) =>
  person.posts
    .map(
      ({ company, title, when, place, bullets }) =>
        `<article><div class="row"><h3>${safe(title)}</h3><span>${safe(when)}</span></div><div class="row"><em>${safe(company)}</em><span>${safe(place)}</span></div>${bulletsOf(bullets)}</article>`
    )
    .join('')

const schools = (person: Person) =>
  person.schools
    .map(
      ({ institution, degree, field, when, grade }) =>
        `<article><h3>${safe(institution)}</h3><div class="row"><em>${safe(`${degree}, ${field}`)}</em><span>${safe(when)}</span></div>${grade ? `<p>${grade}</p>` : ''}</article>`
    )
    .join('')

const skillChips = ({ skillGroups }: Person) =>
  skillGroups
    .map(
      ({ label, shown }) =>
        `${label ? `<b>${label}</b>` : ''}<div class="chips">${shown.map((one) => `<span>${safe(one)}</span>`).join(' ')}</div>`
    )
    .join('')
const skillLines = ({ skillGroups }: Person) =>
  skillGroups
    .map(
      ({ label, shown }) => `<p>${label ? `<b>${label}:</b> ` : ''}${safe(shown.join(', '))}</p>`
    )
    .join('')

const rest = (person: Person) =>
  section(
    person,
    'projects',
    person.projects
      .map(({ name, text }) => `<article><h3>${safe(name)}</h3><p>${safe(text)}</p></article>`)
      .join('')
  ) +
  (person.truth.certifications.length
    ? section(person, 'certifications', bulletsOf(person.truth.certifications))
    : '') +
  (person.truth.achievements.length
    ? section(person, 'achievements', bulletsOf(person.truth.achievements))
    : '')

const rows = '.row{display:flex;justify-content:space-between;gap:12px}h3{font-size:11pt}'

/** One column of a web template: icon glyphs, letter-spaced headings, dates pushed right. */
export function modern(person: Person) {
  const { dice, truth } = person
  const spacing = dice.pick([0, 2, 4])
  return page(
    `${rows}body{padding:44px 52px}h1{font-size:25pt;letter-spacing:${dice.pick([0, 1, 6])}px}h2{font-size:12pt;letter-spacing:${spacing}px;text-transform:uppercase;border-bottom:1px solid #999}.line{display:flex;flex-wrap:wrap;gap:4px 16px;font-size:9.5pt}.chips span{display:inline-block;border:1px solid #bbb;border-radius:4px;padding:0 6px;margin:2px}`,
    `<h1>${safe(truth.fullName)}</h1><p>${safe(person.headline)}</p><div class="line">${contacts(person, dice.chance(0.6)).join('')}</div>` +
      section(person, 'summary', `<p>${safe(person.summary)}</p>`) +
      section(person, 'experience', posts(person)) +
      section(person, 'education', schools(person)) +
      section(person, 'skills', dice.chance(0.5) ? skillChips(person) : skillLines(person)) +
      rest(person)
  )
}

/** Two columns of nearly one width under a full-width head. */
export function twoColumns(person: Person) {
  const { truth, dice } = person
  const right =
    section(person, 'education', schools(person)) +
    section(person, 'skills', skillChips(person)) +
    rest(person)
  const left =
    section(person, 'summary', `<p>${safe(person.summary)}</p>`) +
    section(person, 'experience', posts(person))
  const [first, second] = dice.chance(0.75) ? [left, right] : [right, left]
  return page(
    `${rows}body{padding:36px 40px}header{border-bottom:3px solid #246;padding-bottom:8px}h1{font-size:24pt}h2{font-size:11.5pt;color:#246;text-transform:uppercase}.cols{display:grid;grid-template-columns:${dice.pick(['1fr 1fr', '1.2fr 1fr', '1.4fr 1fr'])};gap:34px}.line span{margin-right:14px}.chips span{margin-right:8px}article .row{flex-wrap:wrap}`,
    `<header><h1>${safe(truth.fullName)}</h1><p>${safe(person.headline)}</p><div class="line">${contacts(person, false).join('')}</div></header><div class="cols"><div>${first}</div><div>${second}</div></div>`
  )
}

/** The bar on the right, as drawing tools offer it. */
export function barRight(person: Person) {
  const { truth, dice } = person
  const dark = dice.chance(0.5)
  return page(
    `${rows}.cols{display:grid;grid-template-columns:1fr 200px;min-height:297mm}main{padding:40px 30px}aside{padding:40px 18px;font-size:9pt;background:${dark ? '#1d3b36' : '#eef2f1'};color:${dark ? '#fff' : '#1b1b1f'};overflow-wrap:anywhere}aside span{display:block}h1{font-size:23pt}h2{font-size:12pt;letter-spacing:${dice.pick([0, 3])}px}`,
    `<div class="cols"><main><h1>${safe(truth.fullName)}</h1><p>${safe(person.headline)}</p>${section(person, 'summary', `<p>${safe(person.summary)}</p>`)}${section(person, 'experience', posts(person))}${rest(person)}</main><aside>${section(person, 'contact', contacts(person, dice.chance(0.5)).join(''))}${section(person, 'skills', skillChips(person))}${section(person, 'education', schools(person))}${section(person, 'languages', '<span>English (C1)</span>')}</aside></div>`
  )
}

/** A spare page in the person's own language; in some a white line that only machines see. */
export function plainTongue(person: Person) {
  const { truth, dice } = person
  const hidden = dice.chance(0.3)
  return page(
    `${rows}body{padding:48px 60px;font-family:"DejaVu Serif",serif}h1{font-weight:400;font-size:22pt}h2{font-size:12pt;font-variant:small-caps;letter-spacing:${dice.pick([0, 1, 3])}px}table{width:100%;border-spacing:0 6px}td{vertical-align:top}td:first-child{width:150px;color:#555}`,
    `<h1>${safe(truth.fullName)}</h1><p>${contacts(person, false).join(' · ')}</p>${hidden ? `<p style="color:#fff;font-size:2px">${HIDDEN}</p>` : ''}` +
      section(person, 'summary', `<p>${safe(person.summary)}</p>`) +
      section(
        person,
        'experience',
        dice.chance(0.5)
          ? posts(person)
          : `<table>${person.posts.map(({ when, title, company, bullets }) => `<tr><td>${safe(when)}</td><td><b>${safe(title)}</b>, ${safe(company)}${bulletsOf(bullets)}</td></tr>`).join('')}</table>`
      ) +
      section(person, 'education', schools(person)) +
      section(person, 'skills', skillLines(person)) +
      rest(person)
  )
}
