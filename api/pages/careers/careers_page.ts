import { appUrl, productName } from '#config/app'
import { escapeHtml } from '#api/http/text/escape_html'
import { textOf } from '#api/http/text/rich_text'
import { prefixOf, type Language } from '#api/languages/language_facts'
import { say, tell } from '#api/languages/say'
import { sentence, type Sentence } from '#api/languages/sentence'
import { imageUrl } from '#api/files/image_url'
import { eachPeriod, jobTypes, workModes } from '#api/jobs/job_facts'
import type { JobCard } from '#api/jobs/job_transformer'
import { inkOn, papers, readableOn } from '#api/integrations/careers/careers_facts'
import { alternates, openGraphLocales } from '#api/pages/page'
import type { Careers, Filter } from '#api/pages/careers/careers_of'
import { look } from '#api/http/text/look_facts'

type Listed = {
  data: JobCard[]
  pagination: { page: number; total: number; totalPages: number }
}

type Write = (said: Sentence | string) => string

/** A company's jobs in its own colour and the reader's language: plain HTML that needs no script and keeps nothing in the browser. */
export function careersPage(
  careers: Careers,
  filter: Filter,
  listed: Listed,
  { language, nonce, isOwnHost }: { language: Language; nonce: string; isOwnHost: boolean }
) {
  const { company, page, host } = careers
  const write: Write = (said) => escapeHtml(tell(language, said))
  const name = escapeHtml(company.name)
  const title = write(sentence('Jobs at {companyName}', { companyName: company.name }))
  const start = prefixOf(language)
  const path = isOwnHost ? '/' : `/careers/${company.slug}`
  // the product lies elsewhere for who reads this at the company's own host
  const product = `${isOwnHost ? appUrl : ''}${start}`
  const canonical = host ? `https://${host}${start}/` : `${appUrl}${start}${path}`
  const others = host ? alternates('/', `https://${host}`) : alternates(path)
  const logo = imageUrl(company.logoKey)
  const about = page.intro ?? company.tagline ?? (company.about ? textOf(company.about) : '')
  const { total, totalPages, page: number } = listed.pagination
  const isFiltered = Boolean(filter.search || filter.jobType?.length || filter.jobLocation?.length)
  const headline = page.headline
    ? escapeHtml(page.headline)
    : write(sentence('Work at {company}', { company: company.name }))
  const description = about
    ? escapeHtml(about.slice(0, 160))
    : write(sentence('Open jobs at {company}', { company: company.name }))
  const found = isFiltered
    ? sentence('{total, plural, =1 {One open job that matches} other {# open jobs that match}}', {
        total,
      })
    : sentence('{total, plural, =1 {One open job} other {# open jobs}}', { total })
  const nothing = isFiltered
    ? `${write(sentence('Nothing matches.'))} <a href="${escapeHtml(start + path)}">${write(sentence('See all jobs'))}</a>`
    : write(sentence('{company} has no open jobs today.', { company: company.name }))
  const link = (to: number, words: Sentence) =>
    `<a href="${escapeHtml(addressOf(filter, to))}">${write(words)}</a>`
  return `<!doctype html><html lang="${language.code}" dir="${language.direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><meta name="description" content="${description}"><link rel="canonical" href="${escapeHtml(canonical)}">${others}${openGraphLocales(language)}${isFiltered ? '<meta name="robots" content="noindex">' : ''}<meta property="og:title" content="${title}"><meta property="og:url" content="${escapeHtml(canonical)}"><link rel="icon" type="image/svg+xml" href="/icon.svg"><style nonce="${escapeHtml(nonce)}">${colors(page.accent)}${style}</style></head><body>
<a class="skip" href="#jobs">${write(sentence('To the jobs'))}</a>
<header>${logo ? `<img src="${escapeHtml(logo)}" alt="" width="64" height="64">` : ''}<div><p class="name">${name}</p><h1>${headline}</h1></div></header>
<main>${about ? `<p class="intro">${escapeHtml(about.slice(0, 600))}</p>` : ''}
<form method="get" role="search" aria-label="${write(sentence('Jobs'))}"><label>${write(sentence('Search'))}<input type="search" name="search" maxlength="100" value="${escapeHtml(filter.search ?? '')}"></label>${choice(write, 'jobType', sentence('Kind'), jobTypes, filter.jobType)}${choice(write, 'jobLocation', sentence('Where'), workModes, filter.jobLocation)}<button>${write(sentence('Show jobs'))}</button></form>
<h2 id="jobs" tabindex="-1">${write(found)}</h2>
${listed.data.length ? `<ul>${listed.data.map((job) => jobOf(job, product, language, write)).join('')}</ul>` : `<p>${nothing}</p>`}
${totalPages > 1 ? `<nav aria-label="${write(sentence('Pages'))}">${number > 1 ? link(number - 1, sentence('Earlier page')) : ''}<span>${write(sentence('Page {number} of {totalPages}', { number, totalPages }))}</span>${number < totalPages ? link(number + 1, sentence('Next page')) : ''}</nav>` : ''}</main>
<footer><a href="${product}/companies/${escapeHtml(company.slug!)}">${write(sentence('{company} on {product}', { company: company.name, product: productName }))}</a> · <a href="${product}/privacy">${write(sentence('Privacy'))}</a></footer></body></html>`
}

function jobOf(job: JobCard, product: string, language: Language, write: Write) {
  const address = `${product}/jobs/${job.slug}`
  const place = [job.jobAddress.city, job.jobCountry.countryName].filter(Boolean).join(', ')
  const type = labelOf(jobTypes, job.jobType)
  const mode = labelOf(workModes, job.jobLocation)
  const facts = [type && write(type), mode && write(mode), escapeHtml(place), pay(job, language)]
  const apply = write(sentence('Apply: {jobTitle}', { jobTitle: job.jobTitle }))
  return `<li><h3><a href="${address}?utm_source=careers-page">${escapeHtml(job.jobTitle)}</a></h3><p class="facts">${facts
    .filter(Boolean)
    .map((fact) => `<span>${fact}</span>`)
    .join(
      ''
    )}</p><p>${escapeHtml(textOf(job.shortDesc ?? ''))}</p><a class="apply" href="${address}/apply?utm_source=careers-page" aria-label="${apply}">${write(sentence('Apply'))}</a></li>`
}

/** Nothing where the company keeps it to itself: the card does not hold it then. */
function pay({ budgetMin, budgetMax, currency, budgetFor }: JobCard, language: Language) {
  const bounds = [...new Set([budgetMin, budgetMax].filter((value) => value != null))]
  if (bounds.length === 0) return null
  // rupees in lakh and crore, as the rest of the product writes them
  const locale = currency === 'INR' ? language.locales[0] : language.locales[1]
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency ?? 'INR',
    maximumFractionDigits: 0,
  })
  const [from, upTo] = bounds.map((value) => money.format(Number(value)))
  const range = upTo ? say(language, sentence('{from} to {upTo}', { from, upTo })) : from
  return escapeHtml(`${range} ${tell(language, eachPeriod(budgetFor))}`)
}

type Choices = readonly { value: string; label: string }[]
const labelOf = (choices: Choices, value: string | null) =>
  choices.find((one) => one.value === value)?.label

const choice = (
  write: Write,
  name: string,
  label: Sentence,
  choices: Choices,
  chosen?: readonly string[]
) =>
  `<label>${write(label)}<select name="${name}"><option value="">${write(sentence('Any'))}</option>${choices
    .map(
      (one) =>
        `<option value="${escapeHtml(one.value)}"${chosen?.includes(one.value) ? ' selected' : ''}>${write(one.label)}</option>`
    )
    .join('')}</select></label>`

function addressOf({ search, jobType, jobLocation }: Filter, page: number) {
  const values = new URLSearchParams()
  if (search) values.set('search', search)
  for (const one of jobType ?? []) values.append('jobType', one)
  for (const one of jobLocation ?? []) values.append('jobLocation', one)
  if (page > 1) values.set('page', String(page))
  return `?${values}`
}

/** The company's colour where it fills, and as text as far as it can be read on each paper. */
const colors = (accent: string) =>
  `:root{color-scheme:light dark;--fill:${accent};--on:${inkOn(accent)};--paper:${papers.light};--card:#fff;--ink:${look.light.ink};--soft:#4f5c57;--line:#d9d7cf;--link:${readableOn(accent, papers.light)}}@media(prefers-color-scheme:dark){:root{--paper:${papers.dark};--card:#172024;--ink:${look.dark.ink};--soft:#a3aea8;--line:#2c373a;--link:${readableOn(accent, '#172024')}}}`

const style = `*{box-sizing:border-box}body{margin:0;font:1rem/1.55 system-ui,sans-serif;color:var(--ink);background:var(--paper)}a{color:var(--link)}:focus-visible{outline:3px solid var(--link);outline-offset:2px}.skip{position:absolute;left:-999px}.skip:focus{left:8px;top:8px;padding:8px 12px;background:var(--card);z-index:1}header{display:flex;gap:20px;align-items:center;padding:32px max(20px,calc(50vw - 440px));background:var(--fill);color:var(--on)}header :focus-visible{outline-color:var(--on)}header img{border-radius:12px;background:#fff;flex:none}header p{margin:0}h1{margin:2px 0 0;font-size:clamp(1.5rem,5vw,2.25rem);line-height:1.2;overflow-wrap:anywhere}main,footer{max-width:920px;margin:0 auto;padding:24px 20px}.intro{max-width:65ch;overflow-wrap:anywhere}form{display:flex;flex-wrap:wrap;gap:12px;align-items:flex-end;margin:20px 0}label{display:grid;gap:4px;font-size:0.875rem;color:var(--soft)}label:first-child{flex:1 1 220px}input,select,button{font:inherit;min-height:44px;padding:8px 12px;border:1px solid var(--soft);border-radius:8px;background:var(--card);color:var(--ink);max-width:100%}button,.apply{background:var(--fill);color:var(--on);border:1px solid var(--line);font-weight:600;cursor:pointer}ul{list-style:none;margin:0;padding:0;display:grid;gap:12px}li{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:16px 20px}h2{font-size:1.25rem}h3{margin:0;font-size:1.125rem;overflow-wrap:anywhere}li p{margin:6px 0;overflow-wrap:anywhere}.facts{display:flex;flex-wrap:wrap;gap:2px 16px;color:var(--soft);font-size:0.875rem}.apply{display:inline-block;margin-top:6px;padding:10px 18px;border-radius:8px;text-decoration:none}nav{display:flex;gap:16px;margin-top:16px}footer{border-top:1px solid var(--line);font-size:0.875rem;color:var(--soft)}`
