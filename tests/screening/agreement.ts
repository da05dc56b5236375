import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import {
  rawOf,
  scored,
  type PlainApplicant,
  type PlainJob,
  type PlainPost,
} from '#tests/screening/read_plain'

// How well the local engine agrees with people. Twenty jobs of fifteen applicants each, read and graded from 0 (not for this job)
// to 5 (talk with them) by hand, before any score was seen: tests/screening/truth. Run it:
// node --import=./bin/typescript.mjs tests/screening/agreement.ts

type Case = { job: PlainJob; applicants: { grade: number; applicant: PlainApplicant }[] }
const folder = new URL('./truth/', import.meta.url)

function readTruth(): Case[] {
  const cases: Case[] = []
  for (const file of readdirSync(folder).toSorted())
    for (const line of readFileSync(new URL(file, folder), 'utf8').split('\n')) {
      if (line.startsWith('#')) cases.push({ job: jobOf(line.slice(1)), applicants: [] })
      else if (line.startsWith('>')) cases.at(-1)!.job.text = line.slice(1).trim()
      else if (/^[0-5] /.test(line))
        cases
          .at(-1)!
          .applicants.push({ grade: Number(line[0]), applicant: applicantOf(line.slice(2)) })
    }
  return cases
}

function jobOf(line: string): PlainJob {
  const [title, ...rest] = line.split('|').map((part) => part.trim())
  const of = (name: string) =>
    rest
      .find((part) => part.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim() ?? ''
  const list = (name: string) =>
    of(name)
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
  return { title, need: list('need'), wish: list('wish'), years: Number(of('years')), text: '' }
}

function applicantOf(line: string): PlainApplicant {
  const parts = line.split(' // ')
  const posts: PlainPost[] = []
  const applicant: PlainApplicant = { posts }
  for (const part of parts) {
    const post = /^(.+?) (\d{4})-(\d{4}|now): (.+)$/.exec(part)
    if (post)
      posts.push([post[1], Number(post[2]), post[3] === 'now' ? 'now' : Number(post[3]), post[4]])
    else if (part.startsWith('skills:')) applicant.skills = part.slice(7).trim()
    else applicant.education = part
  }
  return applicant
}

/** Spearman's rank correlation, ties with their mean rank. */
function spearman(one: number[], other: number[]): number {
  const [a, b] = [ranks(one), ranks(other)]
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [ma, mb] = [mean(a), mean(b)]
  const sum = (of: (at: number) => number) => a.reduce((total, _, at) => total + of(at), 0)
  return (
    sum((at) => (a[at] - ma) * (b[at] - mb)) /
    Math.sqrt(sum((at) => (a[at] - ma) ** 2) * sum((at) => (b[at] - mb) ** 2))
  )
}

function ranks(values: number[]): number[] {
  const sorted = values.toSorted((one, other) => one - other)
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2)
}

/** The correlation of each job's scores with its grades. */
export const agreement = () =>
  readTruth().map(({ job, applicants }) => {
    const scores = applicants.map(({ applicant }) => scored(job, rawOf(applicant)).score)
    const grades = applicants.map(({ grade }) => grade)
    return { title: job.title, scores, grades, rho: spearman(scores, grades) }
  })

if (import.meta.url === pathToFileURL(process.argv[1] ?? fileURLToPath(import.meta.url)).href) {
  const all = agreement()
  for (const { title, rho, scores, grades } of all)
    console.log(
      `${rho.toFixed(3)}  ${title.padEnd(28)} ${scores.map((score, at) => `${grades[at]}:${score}`).join(' ')}`
    )
  console.log(
    `mean ${(all.reduce((sum, { rho }) => sum + rho, 0) / all.length).toFixed(3)}, least ${Math.min(...all.map(({ rho }) => rho)).toFixed(3)} over ${all.length} jobs of ${all[0].scores.length} applicants`
  )
}
