import { useState, type ReactNode } from 'react'
import { ActionIcon, NumberInput, Select, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { IconTrash } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { difficulties, type Difficulty } from '#api/assessments/assessment_facts'
import { sendLimits as limits } from '#api/assessments/sends/send_facts'
import type { DataOf } from '../../app/api'
import { read } from '../../app/read'
import { notFound } from '../../components/page/fetched'

export type Topic = DataOf<'GET', '/client/assessment-topics'>[number]
/** So many questions of a topic, drawn anew for each person. */
export type Draw = { topic: Topic; difficulty: Difficulty | ''; count: number | string }

/** The topics that a test draws from. */
export function Draws({
  draws,
  faults,
  onChange,
}: {
  draws: Draw[]
  /** What the server says of them, by the field it names. */
  faults: [field: string, words: ReactNode][]
  onChange: (draws: Draw[]) => void
}) {
  return (
    <Stack>
      {draws.map((draw, place) => (
        <DrawRow
          key={`${draw.topic._id} ${place}`}
          draw={draw}
          onChange={(change) =>
            onChange(draws.map((one, at) => (at === place ? { ...one, ...change } : one)))
          }
          onDrop={() => onChange(draws.filter((_, at) => at !== place))}
        />
      ))}
      {faults.map(([field, words]) => (
        <Text key={field} size="sm" c="red" role="alert">
          {words}
        </Text>
      ))}
      <TopicAdd onAdd={(topic) => onChange([...draws, { topic, difficulty: '', count: 5 }])} />
    </Stack>
  )
}

function DrawRow({
  draw,
  onChange,
  onDrop,
}: {
  draw: Draw
  onChange: (change: Partial<Draw>) => void
  onDrop: () => void
}) {
  return (
    <div className="card as-draw">
      <p>
        <strong>{draw.topic.name}</strong>
        <span className="dim"> {draw.topic.test}</span>
      </p>
      <Select
        aria-label={t`Difficulty of ${{ name: draw.topic.name }}`}
        allowDeselect={false}
        data={[
          {
            value: '' as Draw['difficulty'],
            label: t`All (${{ questions: draw.topic.questions }})`,
          },
          ...difficulties.map(({ value, label }) => ({
            value: value as Draw['difficulty'],
            label: `${label} (${draw.topic[value]})`,
          })),
        ]}
        value={draw.difficulty}
        onChange={(value) => onChange({ difficulty: value ?? '' })}
      />
      <NumberInput
        aria-label={t`Questions from ${{ name: draw.topic.name }}`}
        min={limits.drawn.min}
        max={limits.drawn.max}
        allowDecimal={false}
        value={draw.count}
        onChange={(value) => onChange({ count: value })}
      />
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t`Take out ${{ name: draw.topic.name }}`}
        onClick={onDrop}
      >
        <IconTrash size={18} stroke={1.5} />
      </ActionIcon>
    </div>
  )
}

/** Finds a topic by its name or its skill. */
function TopicAdd({ onAdd }: { onAdd: (topic: Topic) => void }) {
  const [search, setSearch] = useState('')
  const [wanted] = useDebouncedValue(search, 200)
  const topics = useQuery({
    ...read('GET', '/client/assessment-topics', { query: { search: wanted, limit: 50 } }),
    placeholderData: (before) => before,
  })
  const found = (topics.data?.data ?? []) as Topic[]
  return (
    <Select
      label={t`Add a topic`}
      placeholder={t`Type a skill or topic`}
      searchable
      value={null}
      searchValue={search}
      onSearchChange={setSearch}
      filter={({ options }) => options}
      nothingFoundMessage={notFound(topics, t`No topic by this name`)}
      data={found.map((topic) => ({
        value: topic._id,
        label: `${topic.test}: ${topic.name} (${topic.questions})`,
      }))}
      onChange={(id) => {
        const topic = found.find(({ _id }) => _id === id)
        if (topic) onAdd(topic)
        setSearch('')
      }}
    />
  )
}
