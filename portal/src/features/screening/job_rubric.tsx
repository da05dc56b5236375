import './screening.css'
import { useState } from 'react'
import { Button, Group, NumberInput, Stack, TagsInput, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { screeningLimits } from '#api/screening/screening_facts'
import { api } from '../../app/api'
import { readAs } from '../../app/read'
import { day } from '../../components/format'
import { NotYet } from '../../components/page/fetched'
import { useUnsaved, useUnsavedGuard } from '../../components/forms/form'
import { Refused } from '../../components/forms/refused'
import { useWrite } from '../../components/forms/write'
import { ListSkeleton } from '../../components/page/skeletons'
import type { Rubric } from './reads'

type Weighed = Rubric['criteria'][number]

/** Which version it is, and who of the company saved it when. */
function savedAs({ version, changedBy, changedAt }: Rubric) {
  if (version === 0) return t`The usual one.`
  if (!changedBy || !changedAt) return t`Version ${{ version }}.`
  return t`Version ${{ version }}, saved by ${{ name: changedBy }} on ${{ day: day(changedAt) }}.`
}

/** By what the applicants of a job are judged, and how much each criterion counts. */
export function JobRubric({ jobId, mayEdit }: { jobId: string; mayEdit: boolean }) {
  const read = useQuery(readAs<Rubric>('GET', '/client/ai-rubric/:jobId', { params: { jobId } }))
  const rubric = read.data?.data
  const [draft, keepDraft] = useState<{ from: number; criteria: Weighed[] }>()
  const setDraft = (criteria: Weighed[]) =>
    keepDraft({ from: draft?.from ?? rubric!.version, criteria })
  const discard = () => keepDraft(undefined)
  useUnsaved(draft !== undefined)
  useUnsavedGuard(draft !== undefined)
  const list = draft?.criteria ?? rubric?.criteria ?? []
  const whole = list.reduce((sum, { weight }) => sum + weight, 0)
  const change = (at: number, over: Partial<Weighed>) =>
    setDraft(list.map((one, index) => (index === at ? { ...one, ...over } : one)))
  const save = useWrite(
    () =>
      api.put('/client/ai-rubric/:jobId', {
        params: { jobId },
        body: {
          version: rubric!.version,
          criteria: list.map(({ key, label, weight, words }) => ({
            ...(!key.startsWith('own:') && { key }),
            label,
            weight,
            ...(words.length > 0 && { words }),
          })),
        },
      }),
    { refreshes: ['/client/ai-rubric/:jobId'], onDone: discard }
  )
  return (
    <section className="sc-section" aria-label={t`Rubric`}>
      <Group justify="space-between">
        <h2>{t`Rubric`}</h2>
        {mayEdit && rubric && (
          <Button
            variant="default"
            onClick={() =>
              setDraft([
                ...list,
                { key: `own:${list.length}`, label: '', about: null, weight: 10, words: [] },
              ])
            }
          >
            {t`Add a criterion`}
          </Button>
        )}
      </Group>
      {!rubric ? (
        <NotYet read={read} what={t`The rubric`}>
          <ListSkeleton rows={4} />
        </NotYet>
      ) : (
        <>
          <Text size="sm" c="dimmed" className="num">
            {savedAs(rubric)}{' '}
            {t`A weight of 0 leaves a criterion out; what cannot be judged counts neither way.`}
          </Text>
          <ul className="sc-rows">
            {list.map((one, at) => (
              <CriterionRow
                key={one.key}
                one={one}
                share={whole > 0 ? Math.round((100 * one.weight) / whole) : undefined}
                mayEdit={mayEdit}
                onChange={(over) => change(at, over)}
                onDelete={() => setDraft(list.filter((_, index) => index !== at))}
              />
            ))}
          </ul>
          <Refused failure={save.failure} />
          {draft && draft.from < rubric.version && (
            <Text size="sm" role="status">
              {t`A colleague saved version ${{ version: rubric.version }} in the meantime. Yours is still here: save it over theirs, or discard it to see theirs.`}
            </Text>
          )}
          {draft && (
            <Group mt="md">
              <Button loading={save.busy} onClick={() => void save.send()}>
                {t`Save as version ${{ version: rubric.version + 1 }}`}
              </Button>
              <Button variant="default" onClick={discard}>
                {t`Discard changes`}
              </Button>
            </Group>
          )}
        </>
      )}
    </section>
  )
}

const isOwn = ({ key }: Weighed) => key.startsWith('own:')

/** A criterion with its weight; one of the company's own has a name and words that can be changed. */
function CriterionRow({
  one,
  share,
  mayEdit,
  onChange,
  onDelete,
}: {
  one: Weighed
  /** In percent of all weights; none while all are 0. */
  share: number | undefined
  mayEdit: boolean
  onChange: (over: Partial<Weighed>) => void
  onDelete: () => void
}) {
  return (
    <li className="sc-row">
      <div className="sc-weigh">
        {isOwn(one) ? (
          <Stack gap="xs">
            <TextInput
              label={t`Name`}
              readOnly={!mayEdit}
              maxLength={screeningLimits.criterionLabel.max}
              value={one.label}
              onChange={(event) => onChange({ label: event.currentTarget.value })}
            />
            <TagsInput
              label={t`Words that it looks for`}
              readOnly={!mayEdit}
              maxTags={screeningLimits.words.max}
              value={one.words}
              onChange={(words) => onChange({ words })}
            />
          </Stack>
        ) : (
          <div>
            <strong>{one.label}</strong>
            <Text size="sm" c="dimmed">
              {one.about}
            </Text>
          </div>
        )}
        <NumberInput
          label={t`Weight`}
          aria-label={t`Weight of ${{ label: one.label || t`the new criterion` }}`}
          description={share === undefined ? undefined : `${share} %`}
          disabled={!mayEdit}
          min={screeningLimits.criterionWeight.min}
          max={screeningLimits.criterionWeight.max}
          allowDecimal={false}
          value={one.weight}
          onChange={(value) => onChange({ weight: Number(value) || 0 })}
        />
      </div>
      {mayEdit && isOwn(one) && (
        <Button size="xs" variant="subtle" c="var(--harm)" w="fit-content" onClick={onDelete}>
          {t`Delete`}
        </Button>
      )}
    </li>
  )
}
