import './assessments.css'
import { useState } from 'react'
import { Badge, Checkbox, Group, Select, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { difficulties, exerciseLanguages } from '#api/assessments/assessment_facts'
import { labelIn } from '#api/http/choices'
import type { DataOf } from '../../app/api'
import { readPages, rowsOf } from '../../app/read'
import { GrowingList } from '../../components/lists/growing_list'
import { MarkedText } from '../../components/marks/marked_text'
import { EmptyState } from '../../components/message'
import { Spot } from '../../components/spot'

type Exercise = DataOf<'GET', '/client/assessment-exercises'>[number]

/** The exercises of the banks, by language and words, with what each asks. */
export function Exercises({
  chosen,
  onToggle,
}: {
  chosen: string[]
  onToggle: (id: string, on: boolean) => void
}) {
  const [language, setLanguage] = useState('')
  const [search, setSearch] = useState('')
  const [wanted] = useDebouncedValue(search, 200)
  const list = useInfiniteQuery(
    readPages('GET', '/client/assessment-exercises', {
      query: { language: language || undefined, search: wanted || undefined, limit: 10 },
    })
  )
  const rows = rowsOf(list) as Exercise[]
  return (
    <>
      <Group mb="sm" gap="sm">
        <Select
          aria-label={t`Language of the exercises`}
          w={{ base: '100%', xs: 200 }}
          allowDeselect={false}
          data={[
            { value: '', label: t`All languages` },
            ...exerciseLanguages.map(({ value, label }) => ({ value: value as string, label })),
          ]}
          value={language}
          onChange={(value) => setLanguage(value ?? '')}
        />
        <TextInput
          type="search"
          aria-label={t`Find an exercise`}
          placeholder={t`Search the exercises`}
          flex={1}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </Group>
      <GrowingList
        list={list}
        what={t`Exercises`}
        rows={rows}
        empty={
          <EmptyState icon={<Spot name="search" />} title={t`No such exercise`}>
            {t`Choose another language, or look for other words.`}
          </EmptyState>
        }
      >
        <ul className="as-people">
          {rows.map((exercise) => (
            <li key={exercise._id}>
              <Checkbox
                label={exercise.title}
                checked={chosen.includes(exercise._id)}
                onChange={(event) => onToggle(exercise._id, event.currentTarget.checked)}
              />
              <details className="as-exercise">
                <summary>
                  <Badge color="gray">{labelIn(exerciseLanguages, exercise.language)}</Badge>{' '}
                  {labelIn(difficulties, exercise.difficulty ?? '')}
                  <span className="sr-only">{t`: what “${{ title: exercise.title }}” asks`}</span>
                </summary>
                <MarkedText text={exercise.body} />
                <pre
                  tabIndex={0}
                  aria-label={t`How the code of “${{ title: exercise.title }}” is called`}
                >
                  {exercise.signature}
                </pre>
              </details>
            </li>
          ))}
        </ul>
      </GrowingList>
    </>
  )
}
