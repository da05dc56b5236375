import { Text } from '@mantine/core'
import { plural, t } from '@lingui/core/macro'
import { importedKinds, type ImportedKind } from '#api/imports/import_facts'
import { grouped } from '../../components/format'
import { Section } from '../../components/page/page_header'
import type { OneImport } from './import_types'

const kinds = importedKinds.filter(({ value }) => value !== 'pipeline')
const outcomes = [
  ['new', t`New`],
  ['known', t`Here already`],
  ['held', t`Left to the person`],
  ['faulty', t`With a fault`],
] as const
const kindOf = (what: string) => importedKinds.find(({ value }) => value === what)
const numbers: Record<ImportedKind, (count: number) => string> = {
  job: (count) => plural(count, { one: '# job', other: '# jobs' }),
  person: (count) => plural(count, { one: '# person', other: '# people' }),
  application: (count) => plural(count, { one: '# application', other: '# applications' }),
  note: (count) => plural(count, { one: '# note', other: '# notes' }),
  file: (count) => plural(count, { one: '# resume', other: '# resumes' }),
  pipeline: (count) => plural(count, { one: '# pipeline', other: '# pipelines' }),
}
const counted = (what: string, number: number) => {
  const kind = kindOf(what)
  return kind ? numbers[kind.value](number) : `${grouped(number)} ${what}`
}

/** A table has lines; a list of another system has records, by their ids. */
const placeIn = (file: string, line: string) =>
  !/^\d+$/.test(line) ? line : /\.jsonl?$/i.test(file) ? t`record ${line}` : t`line ${line}`

/** What a dry run or the run found: counts, examples with their rows, and what has no place here. */
export function Found({ one }: { one: OneImport }) {
  const isDone = one.status === 'done' || one.status === 'undone'
  const counts = one.counts!
  return (
    <Section
      title={isDone ? t`What was imported` : t`What was found`}
      note={
        isDone
          ? t`${plural({ records: one.rows ?? 0 }, { one: '# record', other: '# records' })} read.`
          : t`${plural({ records: one.rows ?? 0 }, { one: '# record', other: '# records' })} read. Nothing is brought in by a check.`
      }
    >
      <table className="im-counts">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t`What`}</span>
            </th>
            {outcomes.map(([outcome, label]) => (
              <th key={outcome} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ value: kind, label }) => (
            <tr key={kind}>
              <th scope="row">{label}</th>
              {outcomes.map(([outcome]) => (
                <td key={outcome}>{counts[kind as keyof typeof counts][outcome]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {outcomes.map(([outcome, label]) => {
        const examples = one.examples.filter((example) => example.outcome === outcome)
        return (
          examples.length > 0 && (
            <details key={outcome} className="im-details" open={outcome === 'faulty'}>
              <summary>{t`${label}: examples`}</summary>
              <ul className="im-lines">
                {examples.map(({ what, file, line, label: name, message }, at) => (
                  <li key={`${what} ${line} ${at}`}>
                    {[kindOf(what)?.one, name && `“${name}”`].filter(Boolean).join(' ')}{' '}
                    <span className="dim">
                      {[file, placeIn(file, line)].filter(Boolean).join(', ')}
                      {message && `: ${message}`}
                    </span>
                  </li>
                ))}
              </ul>
            </details>
          )
        )
      })}
      {one.unplaced.length > 0 && (
        <details className="im-details">
          <summary>
            {t`No place here for ${plural({ fields: one.unplaced.length }, { one: '# field', other: '# fields' })}`}
          </summary>
          <ul className="im-lines">
            {one.unplaced.map(({ list, field, count: number }) => (
              <li key={`${list} ${field}`}>
                {list}: {field}{' '}
                <span className="dim">({plural(number, { one: '# time', other: '# times' })})</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Section>
  )
}

/** What an undo removed and what it left, why. */
export function Undone({ undone }: { undone: NonNullable<OneImport['undone']> }) {
  const removed = importedKinds.flatMap(({ value }) =>
    undone.removed[value] ? [[value, undone.removed[value]] as const] : []
  )
  return (
    <Section title={t`What the undo did`}>
      <Text size="sm">
        {removed.length > 0
          ? t`Removed: ${{ removed: removed.map(([what, number]) => counted(what, number)).join(', ') }}.`
          : t`Nothing is removed so far.`}
      </Text>
      {undone.left.length > 0 && (
        <>
          <Text size="sm" mt="sm" mb={4}>
            {t`Left as they are:`}
          </Text>
          <ul className="im-lines">
            {undone.left.map(({ what, why, count: number }) => (
              <li key={`${what} ${why}`}>
                {counted(what, number)} <span className="dim">{why.toLowerCase()}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}
