import { Text } from '@mantine/core'
import { importedKinds } from '#api/imports/import_facts'
import { count } from '../../components/format'
import { Section } from '../../components/page_header'
import type { OneImport } from './import_types'

const kinds = importedKinds.filter(({ value }) => value !== 'pipeline')
const outcomes = [
  ['new', 'New'],
  ['known', 'Here already'],
  ['held', 'Left to the person'],
  ['faulty', 'With a fault'],
] as const
const kindOf = (what: string) => importedKinds.find(({ value }) => value === what)
const counted = (what: string, number: number) => {
  const kind = kindOf(what)
  return count(number, kind?.one ?? what, kind?.many)
}

/** What a dry run or the run found: counts, examples with their rows, and what has no place here. */
export function Found({ one }: { one: OneImport }) {
  const isDone = one.status === 'done' || one.status === 'undone'
  const counts = one.counts!
  return (
    <Section
      title={isDone ? 'What was brought in' : 'What was found'}
      note={`${count(one.rows ?? 0, 'record')} read.${isDone ? '' : ' Nothing is brought in by a check.'}`}
    >
      <table className="im-counts">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">What</span>
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
              <summary>{label}: examples</summary>
              <ul className="im-lines">
                {examples.map(({ what, file, line, label: name, message }, at) => (
                  <li key={`${what} ${line} ${at}`}>
                    {[kindOf(what)?.one, name && `“${name}”`].filter(Boolean).join(' ')}{' '}
                    <span className="dim">
                      {[file, /^\d+$/.test(line) ? `line ${line}` : line]
                        .filter(Boolean)
                        .join(', ')}
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
          <summary>Without a place here: {count(one.unplaced.length, 'field')}</summary>
          <ul className="im-lines">
            {one.unplaced.map(({ list, field, count: number }) => (
              <li key={`${list} ${field}`}>
                {list}: {field} <span className="dim">({count(number, 'time')})</span>
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
    <Section title="What the undo did">
      <Text size="sm">
        {removed.length > 0
          ? `Removed: ${removed.map(([what, number]) => counted(what, number)).join(', ')}.`
          : 'Nothing is removed so far.'}
      </Text>
      {undone.left.length > 0 && (
        <>
          <Text size="sm" mt="sm" mb={4}>
            Left as they are:
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
