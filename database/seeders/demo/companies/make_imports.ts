import drive from '@adonisjs/drive/services/main'
import { applicationFlow } from '#api/applications/application_flow'
import { labelIn } from '#api/http/choices'
import { companyImportLimits } from '#api/imports/import_facts'
import { guessColumns } from '#api/imports/systems/guess_columns'
import { emptyCounts, type Example } from '#api/imports/transfer/report'
import type { Fault } from '#api/imports/transfer/tally'
import { insert, type Row } from '#database/seeders/demo/insert'
import type { Application } from '#database/seeders/demo/applications/make_applications'
import { memberOf, type Employer } from '#database/seeders/demo/companies/make_companies'
import { DAY } from '#database/seeders/demo/random'
import { iso, type World } from '#database/seeders/demo/world'

/** Applications that came to the demo's company by its finished import. */
const BROUGHT = 8
const MINUTE = 60_000
const FILE = 'Applicants.csv'
const FAULT = 'This is no e-mail address, such as name@example.com'

const headings = ['Name', 'Email', 'Job title', 'Stage', 'Applied on']
/** Rows of the finished table that name nobody who can be told. */
const faulty = [
  ['Ravi', 'ravi at example.org', 'Phone screen', '2026-03-04'],
  ['M. Okafor', '', 'Applied', '2026-03-09'],
]
/** A table that nobody ran yet; it can be tried as it is. */
const sourced = [
  ['Name', 'Email', 'City', 'Current title', 'Note'],
  ['Ishaan Kulkarni', 'ishaan.kulkarni@people.example', 'Pune', 'Platform engineer', 'Met in May'],
  ['Lotte Brandt', 'lotte.brandt@people.example', 'Berlin', 'Data engineer', 'Spoke on queues'],
  ['Nkechi Umeh', 'nkechi.umeh@people.example', 'Lagos', 'Backend developer', ''],
]

/** What the demo's company brought along: a table that is in, an export that broke off, and a table that waits. */
export async function makeImports(
  { trx, now }: World,
  company: Employer,
  applications: Application[]
) {
  const { userId } = memberOf(company, 'recruiter', 'owner')
  const brought = applications
    .filter(({ opening }) => opening.company === company)
    .sort((a, b) => a.steps[0].at - b.steps[0].at)
    .slice(0, BROUGHT)
  // its rows with a fault are kept for a week
  const ended = now - 3 * DAY
  const from = (one: Row, at: number): Row => ({
    company_id: company.id,
    created_by: userId,
    basis: 'pre_contract',
    percent: 100,
    report: {},
    fault_key: null,
    reason: null,
    ended_at: iso(at),
    created_at: iso(at - 3 * MINUTE),
    updated_at: iso(at),
    ...one,
  })
  const table = await keep('applicants', FILE, [
    headings,
    ...brought.map(({ person, opening, status, steps }) => [
      `${person.first} ${person.last}`,
      person.email,
      opening.title,
      labelIn(applicationFlow.choices, status),
      iso(steps[0].at).slice(0, 10),
    ]),
    ...faulty.map(([name, email, stage, day]) => [
      name,
      email,
      brought[0].opening.title,
      stage,
      day,
    ]),
  ])
  const [importId] = await insert(trx, 'company_imports', [
    from(
      {
        system: 'csv',
        status: 'done',
        files: [table],
        report: reportOf(brought),
        fault_key: await keepFaults(brought[0].opening.title),
      },
      ended
    ),
    from(
      {
        system: 'greenhouse',
        status: 'failed',
        percent: 41,
        files: [{ name: 'greenhouse-export.zip', key: null, bytes: 4_820_113, sort: 'zip' }],
        reason: 'applications.json is no whole JSON; export it again',
      },
      now - 9 * DAY
    ),
    from(
      {
        system: 'csv',
        status: 'mapping',
        basis: 'consent',
        percent: 0,
        files: [await keep('sourced', 'Sourced at the meetup.csv', sourced)],
        ended_at: null,
      },
      now - DAY
    ),
  ])
  await insert(
    trx,
    'imported_records',
    brought.map(({ id, person }) => ({
      company_id: company.id,
      import_id: importId,
      system: 'csv',
      kind: 'application',
      external_id: `demo ${id}`,
      made: true,
      application_id: id,
      candidate_id: person.candidateId,
      created_at: iso(ended),
    }))
  )
}

/** A table as an upload leaves it: its bytes in storage, its columns as they are guessed. */
async function keep(slug: string, name: string, [first, ...rows]: string[][]) {
  const words = [first, ...rows].map((cells) => cells.join(',')).join('\n')
  // the same name again after an interrupted start
  const key = `transfer/demo-${slug}`
  await drive.use().put(key, words)
  const holds = guessColumns(first, rows)
  return {
    name,
    key,
    bytes: words.length,
    sort: 'table',
    encoding: 'utf-8',
    delimiter: ',',
    dayFirst: false,
    columns: first.map((heading, at) => ({
      heading,
      holds: holds[at],
      samples: rows
        .map((cells) => cells[at])
        .filter(Boolean)
        .slice(0, companyImportLimits.samples.max),
    })),
  }
}

function reportOf(brought: Application[]) {
  const counts = emptyCounts()
  const jobs = new Set(brought.map(({ opening }) => opening))
  counts.job.known = jobs.size
  counts.person.known = brought.length
  counts.person.faulty = faulty.length
  counts.application.new = brought.length
  const example = (outcome: Example['outcome'], label: string, nth: number): Example => ({
    what: 'person',
    outcome,
    file: FILE,
    line: String(nth + 2),
    label,
    message: outcome === 'faulty' ? FAULT : '',
  })
  const examples = [
    ...brought
      .slice(0, companyImportLimits.examples.max)
      .map(({ person }, nth) => example('known', `${person.first} ${person.last}`, nth)),
    ...faulty.map(([label], nth) => example('faulty', label, brought.length + nth)),
  ]
  return {
    rows: jobs.size + 2 * brought.length + faulty.length,
    counts,
    examples,
    stages: [],
    unplaced: [],
  }
}

/** The rows with a fault as a run keeps them, one a line. */
async function keepFaults(title: string): Promise<string> {
  const key = 'transfer/demo-faults'
  const lines = faulty.map(([name, email, stage, day], nth): Fault => ({
    what: 'person',
    label: name,
    column: 'Email',
    message: FAULT,
    file: FILE,
    line: String(BROUGHT + nth + 2),
    cells: [name, email, title, stage, day],
  }))
  await drive.use().put(key, lines.map((one) => `${JSON.stringify(one)}\n`).join(''))
  return key
}
