import { useEffect, useState } from 'react'
import { Button, Select, Switch, Text } from '@mantine/core'
import { plural, t } from '@lingui/core/macro'
import { importColumns, type ImportColumn } from '#api/imports/import_facts'
import { stageStatuses, applicationFlow } from '#api/applications/application_flow'
import { Section } from '../../components/page/page_header'
import type { Keep, OneImport } from './import_types'

type Stage = OneImport['stages'][number]['status']
type File = OneImport['files'][number]

const words = { jobs: 'jobs', people: 'people', applications: 'applications' } as const
const delimiters: Record<string, string> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' }
const ends = [...stageStatuses, 'rejected', 'withdrawn'] as const
const stageData = () => ends.map((value) => ({ value, label: applicationFlow.states[value].label }))

/** What the columns of each table hold and the stages stand for, as it was guessed; a change is kept at once. */
export function Mapping({ one, keep }: { one: OneImport; keep: Keep }) {
  const change = (at: number, changed: Partial<Record<'columns' | 'dayFirst', unknown>>) =>
    void keep.send({
      files: one.files.map((_, index) => (index === at ? changed : {})),
    } as never)
  const [stages, setStages] = useChosen(one.stages, keep.busy)
  const chooseStage = (name: string, status: Stage) => {
    const chosen = stages.map((stage) => (stage.name === name ? { ...stage, status } : stage))
    setStages(chosen)
    void keep.send({ stages: chosen.map(({ name, status }) => ({ name, status })) } as never)
  }
  return (
    <>
      {stages.length > 0 && (
        <Section
          title={t`What their stages stand for`}
          note={t`Each stage keeps its name in a pipeline of its own; candidates see the status it maps to. After a change, check again.`}
        >
          <ul className="im-columns">
            {stages.map((stage) => (
              <li key={stage.name}>
                <div>
                  <strong>{stage.name}</strong>
                  <span className="im-samples">
                    {plural(
                      { count: stage.count },
                      { one: '# application', other: '# applications' }
                    )}
                  </span>
                </div>
                <Select
                  aria-label={t`What ${{ name: stage.name }} stands for`}
                  allowDeselect={false}
                  data={stageData()}
                  value={stage.status}
                  onChange={(value) => value && chooseStage(stage.name, value)}
                />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {one.files.map(
        (file, at) =>
          file.columns.length > 0 && (
            <Columns
              key={`${file.name} ${at}`}
              file={file}
              isKeeping={keep.busy}
              onColumns={(columns) => change(at, { columns })}
              onDays={(dayFirst) => change(at, { dayFirst })}
            />
          )
      )}
    </>
  )
}

/**
 * What was chosen last, so that a choice while another one is being kept goes on from it; what is kept once nothing is under
 * way, which puts a choice back that was refused.
 */
function useChosen<T>(kept: T, isKeeping: boolean) {
  const [chosen, setChosen] = useState(kept)
  useEffect(() => {
    if (!isKeeping) setChosen(kept)
  }, [kept, isKeeping])
  return [chosen, setChosen] as const
}

const AT_FIRST = 30

function Columns({
  file,
  isKeeping,
  onColumns,
  onDays,
}: {
  file: File
  isKeeping: boolean
  onColumns: (columns: ImportColumn[]) => void
  onDays: (dayFirst: boolean) => void
}) {
  const [all, setAll] = useState(false)
  const [columns, setColumns] = useChosen(file.columns, isKeeping)
  const shown = all ? columns : columns.slice(0, AT_FIRST)
  const choose = (at: number, holds: ImportColumn) => {
    const chosen = columns.map((column, index) => (index === at ? { ...column, holds } : column))
    setColumns(chosen)
    onColumns(chosen.map((column) => column.holds))
  }
  const held = file.holds.map((name) => words[name])
  return (
    <Section
      title={file.name}
      note={`${t`${plural({ columns: file.columns.length }, { one: '# column', other: '# columns' })}, separated by ${{ delimiter: delimiters[file.delimiter ?? ','] ?? t`commas` }}, in ${{ encoding: file.encoding?.toUpperCase() ?? '' }}.`} ${
        held.length > 0
          ? t`It imports ${{ columns: held.join(', ') }}.`
          : t`It imports nothing yet: say which column has an e-mail address or a job title.`
      }`}
    >
      <Switch
        mb="md"
        label={t`Days come before months, as in 31/12/2025`}
        checked={file.dayFirst ?? true}
        onChange={(event) => onDays(event.currentTarget.checked)}
      />
      <ul className="im-columns">
        {shown.map((column, at) => (
          <li key={`${column.heading} ${at}`}>
            <div>
              <strong>{column.heading}</strong>
              <span className="im-samples">
                {column.samples.join(' · ') || t`Empty in the first rows`}
              </span>
            </div>
            <Select
              aria-label={t`What ${{ heading: column.heading }} holds`}
              searchable
              allowDeselect={false}
              data={importColumns}
              value={column.holds}
              onChange={(value) => value && choose(at, value)}
            />
          </li>
        ))}
      </ul>
      {shown.length < file.columns.length && (
        <Button variant="default" mt="md" onClick={() => setAll(true)}>
          {t`Show ${{ count: file.columns.length - shown.length }} more columns`}
        </Button>
      )}
      <Text size="sm" c="dimmed" mt="md">
        {t`What is kept in a note is saved with the person as a comment of your team.`}
      </Text>
    </Section>
  )
}
