import type { ImportColumn } from '#api/imports/import_facts'
import { isAddress } from '#api/imports/systems/values'

/** What tables call their columns, in the words of other systems and of spreadsheets that people keep. */
const known: Partial<Record<ImportColumn, readonly string[]>> = {
  'person.firstName': [
    'first name',
    'firstname',
    'first',
    'given name',
    'fname',
    'forename',
    'vorname',
    'prénom',
    'nombre',
  ],
  'person.lastName': [
    'last name',
    'lastname',
    'last',
    'family name',
    'surname',
    'lname',
    'nachname',
    'nom',
    'apellido',
  ],
  'person.fullName': [
    'name',
    'full name',
    'candidate',
    'candidate name',
    'applicant',
    'applicant name',
    'contact name',
  ],
  'person.email': [
    'email',
    'e mail',
    'email address',
    'e mail address',
    'candidate email',
    'applicant email',
    'email1',
    'primary email',
    'mail',
    'courriel',
  ],
  'person.phone': [
    'phone',
    'phone number',
    'mobile',
    'mobile phone',
    'cell',
    'phone cell',
    'telephone',
    'telefon',
    'candidate phone',
  ],
  'person.headline': [
    'headline',
    'current title',
    'current position',
    'title at company',
    'current job title',
    'position held',
  ],
  'person.city': ['city', 'candidate city', 'location', 'candidate location', 'ort', 'ville'],
  'person.country': ['country', 'candidate country', 'country code', 'land', 'pays'],
  'person.id': ['candidate id', 'applicant id', 'person id', 'contact id'],
  'person.note': ['note', 'notes', 'comment', 'comments', 'remarks'],
  'job.id': ['job id', 'jobid', 'requisition id', 'req id', 'posting id', 'vacancy id', 'job code'],
  'job.title': [
    'job',
    'job title',
    'jobtitle',
    'position',
    'vacancy',
    'requisition',
    'posting',
    'role',
    'applied for',
    'job name',
    'posting title',
  ],
  'job.status': [
    'job status',
    'requisition status',
    'posting status',
    'vacancy status',
    'job state',
  ],
  'job.description': ['job description', 'description', 'posting text'],
  'job.city': ['job city', 'job location', 'office', 'posting location'],
  'job.country': ['job country'],
  'job.type': ['job type', 'employment type', 'commitment', 'contract type'],
  'job.workMode': ['workplace type', 'work mode', 'remote', 'location type', 'workplace'],
  'job.currency': ['currency', 'salary currency', 'pay currency'],
  'job.payMin': [
    'salary min',
    'min salary',
    'pay min',
    'salary from',
    'minimum salary',
    'lowest pay',
    'budget min',
  ],
  'job.payMax': [
    'salary max',
    'max salary',
    'pay max',
    'salary to',
    'maximum salary',
    'highest pay',
    'budget max',
  ],
  'job.payPer': ['salary period', 'pay per', 'salary interval', 'budget for', 'pay period'],
  'job.openedAt': [
    'opened on',
    'opened at',
    'open date',
    'date opened',
    'job opened',
    'job created',
    'published at',
  ],
  'job.closedAt': ['closed on', 'closed at', 'close date', 'date closed', 'job closed'],
  'application.id': ['application id', 'candidacy id', 'submission id'],
  'application.stage': [
    'stage',
    'status',
    'current stage',
    'application status',
    'application stage',
    'pipeline stage',
    'candidate status',
    'hiring stage',
  ],
  'application.appliedAt': [
    'applied',
    'applied on',
    'applied at',
    'application date',
    'date applied',
    'submitted at',
    'date submitted',
    'created at',
    'applied date',
  ],
  'application.movedAt': [
    'stage since',
    'last stage change',
    'moved on',
    'status changed at',
    'in stage since',
    'last updated',
    'ended at',
    'rejected on',
    'hired on',
  ],
  'application.reason': [
    'rejection reason',
    'reason',
    'archive reason',
    'disqualification reason',
    'reject reason',
  ],
  'application.coverLetter': ['cover letter', 'motivation', 'cover note'],
}

const plain = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[_\-./*:()]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Words of a table of jobs, whose short headings mean the job and not a person. */
const ofJobs: Record<string, ImportColumn> = {
  'id': 'job.id',
  'title': 'job.title',
  'name': 'job.title',
  'status': 'job.status',
  'state': 'job.status',
  'city': 'job.city',
  'location': 'job.city',
  'country': 'job.country',
  'country name': 'job.country',
  'type': 'job.type',
  'created at': 'job.openedAt',
  'valid through': 'job.closedAt',
}

/** Whether a heading shows that a table is of people. */
const ofPeople = (name: string) =>
  /^person\.(email|firstName|lastName|id)$/.test(
    Object.entries(known).find(([, words]) => words!.includes(name))?.[0] ?? ''
  )

/** What the columns of a table hold, by their headings and, where those say nothing, by what is in them. */
export function guessColumns(headings: string[], samples: string[][]): ImportColumn[] {
  const names = headings.map(plain)
  const values = (at: number) => samples.map((row) => (row[at] ?? '').trim()).filter(Boolean)
  const people = names.some(ofPeople)
  const taken = new Set<ImportColumn>()
  const take = (column: ImportColumn | undefined) => {
    if (!column || (taken.has(column) && column !== 'person.note')) return undefined
    taken.add(column)
    return column
  }
  const byName = names.map((name) =>
    take(
      (people ? undefined : ofJobs[name]) ??
        (Object.entries(known).find(([, words]) => words!.includes(name))?.[0] as ImportColumn)
    )
  )
  return byName.map((column, at) => {
    if (column) return column
    const found = values(at)
    if (found.length > 0 && found.every(isAddress)) return take('person.email') ?? 'fact'
    return 'fact'
  })
}

/** Whether a table's days come first: a second number over 12 is no month, a first one no month either. */
export function daysFirst(samples: string[][]): boolean {
  const dates = samples.flat().flatMap((cell) => {
    const [, first, second] = cell.trim().match(/^(\d{1,2})[./-](\d{1,2})[./-]\d{4}/) ?? []
    return first ? [[Number(first), Number(second)]] : []
  })
  if (dates.some(([first]) => first > 12)) return true
  return !dates.some(([, second]) => second > 12)
}

/** What a table holds, by what its columns do. */
export function holdsOf(columns: readonly ImportColumn[]): ('jobs' | 'people' | 'applications')[] {
  const has = (...names: ImportColumn[]) => names.some((name) => columns.includes(name))
  const person = has('person.email', 'person.id')
  const job = has('job.title', 'job.id')
  return [
    ...(has('job.title') ? (['jobs'] as const) : []),
    ...(has('person.email') ? (['people'] as const) : []),
    ...(person && job ? (['applications'] as const) : []),
  ]
}
