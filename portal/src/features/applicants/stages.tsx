import './stages.css'
import { useState } from 'react'
import {
  ActionIcon,
  Badge,
  Button,
  Group,
  Select,
  Stack,
  Switch,
  Text,
  TextInput,
} from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { plural, t } from '@lingui/core/macro'
import { stageStatuses, type StageStatus } from '../../../../api/applications/application_flow'
import { applicationLimits } from '../../../../api/applications/application_facts'
import { api, type DataOf } from '../../app/api'
import { GrowingList } from '../../components/lists/growing_list'
import { Dialog, DialogEnd } from '../../components/dialog'
import { Refused } from '../../components/forms/refused'
import { useWrite, type Write } from '../../components/forms/write'
import { read } from '../../app/read'
import { EmptyState } from '../../components/message'
import { Spot } from '../../components/spot'
import { PageHeader, Section } from '../../components/page/page_header'
import { ListSkeleton } from '../../components/page/skeletons'
import { useAccess } from '../../app/session/access'
import { stageLabel } from './applicants_data'

type Drafted = { _id?: string; name: string; status: StageStatus; applicants: number }
type Draft = { _id?: string; name: string; isDefault: boolean; stages: Drafted[]; gone: Drafted[] }

type StageTemplate = DataOf<'GET', '/client/stage-templates'>[number]

const PATH = '/client/stage-templates'
const refreshes = [PATH, '/client/applicant-list']
const start: Draft = {
  name: '',
  isDefault: false,
  gone: [],
  stages: stageStatuses
    .filter((status) => status !== 'assessment')
    .map((status) => ({ name: stageLabel(status), status, applicants: 0 })),
}

/** /client/stages: the company's own pipelines, each stage with the status that candidates see. */
export default function Stages() {
  const may = useAccess('post_job')?.allowed ?? false
  const list = useQuery(read('GET', PATH))
  const [draft, setDraft] = useState<Draft>()
  const templates = list.data?.data ?? []
  const remove = useWrite(
    (id: string) => api.delete('/client/stage-templates/:id', { params: { id } }),
    { refreshes }
  )
  return (
    <>
      <PageHeader
        title={t`Stages`}
        actions={may && <Button onClick={() => setDraft(start)}>{t`New pipeline`}</Button>}
      >
        {t`Name your hiring steps in your own words. Candidates see the status a stage maps to, never its name.`}
      </PageHeader>
      <GrowingList
        list={list}
        what={t`Your pipelines`}
        rows={templates}
        pending={<ListSkeleton rows={2} height={160} />}
        empty={
          <EmptyState
            icon={<Spot name="jobs" />}
            title={t`Your jobs go by our usual stages`}
            action={
              may && <Button onClick={() => setDraft(start)}>{t`Name your own stages`}</Button>
            }
          >
            {t`Applied, in review, shortlisted, interview, offer, hired. Make a pipeline of your own when these are not your words.`}
          </EmptyState>
        }
      >
        {templates.map((template) => (
          <Template
            key={template._id}
            template={template}
            may={may}
            onChange={setDraft}
            remove={remove}
          />
        ))}
      </GrowingList>
      {draft && (
        <TemplateDialog
          key={draft._id ?? 'new'}
          draft={draft}
          onClose={() => setDraft(undefined)}
        />
      )}
    </>
  )
}

function TemplateDialog({ draft: first, onClose }: { draft: Draft; onClose: () => void }) {
  const [draft, setDraft] = useState(first)
  const [moveTo, setMoveTo] = useState<Record<string, string>>({})
  const { stages } = draft
  const put = (index: number, change: Partial<Drafted>) =>
    setDraft({
      ...draft,
      stages: stages.map((stage, at) => (at === index ? { ...stage, ...change } : stage)),
    })
  const swap = (index: number, by: 1 | -1) => {
    const next = [...stages]
    ;[next[index], next[index + by]] = [next[index + by], next[index]]
    setDraft({ ...draft, stages: next })
  }
  const drop = (index: number) =>
    setDraft({
      ...draft,
      stages: stages.toSpliced(index, 1),
      gone: stages[index]._id ? [...draft.gone, stages[index]] : draft.gone,
    })

  const {
    send: save,
    busy,
    failure,
  } = useWrite(
    (): Promise<unknown> => {
      const body = {
        name: draft.name,
        isDefault: draft.isDefault,
        stages: stages.map(({ _id, name, status }) => ({ _id, name, status })),
      }
      return draft._id
        ? api.put('/client/stage-templates/:id', {
            params: { id: draft._id },
            body: { ...body, moveTo },
          })
        : api.post(PATH, { body })
    },
    { refreshes, onDone: onClose }
  )

  return (
    <Dialog
      onClose={onClose}
      size="xl"
      title={draft._id ? t`Change ${{ name: first.name }}` : t`A new pipeline`}
    >
      <Stack>
        <TextInput
          label={t`Name of the pipeline`}
          withAsterisk
          maxLength={applicationLimits.templateName.max}
          value={draft.name}
          error={failure?.fields.name}
          onChange={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
          data-autofocus
        />
        <Switch
          label={t`The default for jobs without a choice`}
          checked={draft.isDefault}
          onChange={(event) => setDraft({ ...draft, isDefault: event.currentTarget.checked })}
        />
        <ol className="ap-stage-fields" aria-label={t`Stages`}>
          {stages.map((stage, index) => (
            <StageFields
              key={stage._id ?? `new-${index}`}
              stage={stage}
              index={index}
              put={put}
              swap={swap}
              stages={stages}
              drop={drop}
            />
          ))}
        </ol>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.5} />}
          style={{ alignSelf: 'start' }}
          disabled={stages.length >= applicationLimits.stages.max}
          onClick={() =>
            setDraft({
              ...draft,
              stages: [...stages, { name: '', status: 'interview', applicants: 0 }],
            })
          }
        >
          {t`Add a stage`}
        </Button>
        {draft.gone
          .filter(({ applicants }) => applicants > 0)
          .map((stage) => (
            <Select
              key={stage._id}
              label={t`Where do the ${plural({ applicants: stage.applicants }, { one: '# applicant', other: '# applicants' })} of "${{ name: stage.name }}" go?`}
              description={t`To a stage that also means "${{ stageLabel: stageLabel(stage.status) }}", so that nobody is told of a change`}
              data={stages
                .filter((other) => other._id && other.status === stage.status)
                .map((other) => ({ value: other._id!, label: other.name }))}
              value={moveTo[stage._id!] ?? null}
              onChange={(value) => setMoveTo({ ...moveTo, [stage._id!]: value! })}
            />
          ))}
        <Refused failure={failure} title={t`The pipeline was not saved`} beside={['name']} />
        <Text size="sm" c="dimmed">
          {t`A stage keeps its status; to change that, add a new stage and move people there.`}
        </Text>
        <DialogEnd back={t`Cancel`} onBack={onClose}>
          <Button
            loading={busy}
            disabled={!draft.name.trim() || stages.some(({ name }) => !name.trim())}
            onClick={() => void save()}
          >
            {t`Save pipeline`}
          </Button>
        </DialogEnd>
      </Stack>
    </Dialog>
  )
}

/** One pipeline with its stages. */
function Template({
  template,
  may,
  onChange,
  remove,
}: {
  template: StageTemplate
  may: boolean
  onChange: (draft: Draft) => void
  remove: Write<[string]>
}) {
  return (
    <Section
      title={template.name}
      note={
        template.isDefault
          ? t`The default; ${plural({ jobs: template.jobCount }, { one: '# job', other: '# jobs' })}`
          : plural({ count: template.jobCount }, { one: '# job', other: '# jobs' })
      }
      actions={
        may && (
          <Group gap="xs">
            <Button
              size="xs"
              variant="default"
              aria-label={t`Change ${{ name: template.name }}`}
              onClick={() =>
                onChange({
                  ...template,
                  gone: [],
                  stages: template.stages.map((stage) => ({
                    ...stage,
                    status: stage.status,
                  })),
                })
              }
            >
              {t`Change`}
            </Button>
            {!template.isDefault && template.jobCount === 0 && (
              <Button
                size="xs"
                variant="subtle"
                className="c-away"
                aria-label={t`Delete ${{ name: template.name }}`}
                loading={remove.busyWith(template._id)}
                onClick={() => void remove.send(template._id)}
              >
                {t`Delete`}
              </Button>
            )}
          </Group>
        )
      }
    >
      <ol className="ap-stages">
        {template.stages.map((stage) => (
          <li key={stage._id}>
            <strong>{stage.name}</strong>
            <Badge color="gray">{stage.statusLabel}</Badge>
            <span className="dim num">
              {plural({ count: stage.applicants }, { one: '# applicant', other: '# applicants' })}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** One stage, to be named, moved or taken out. */
function StageFields({
  stage,
  index,
  put,
  swap,
  stages,
  drop,
}: {
  stage: Drafted
  index: number
  put: (index: number, change: Partial<Drafted>) => void
  swap: (index: number, by: 1 | -1) => void
  stages: Drafted[]
  drop: (index: number) => void
}) {
  return (
    <li>
      <TextInput
        aria-label={t`Name of stage ${{ index: index + 1 }}`}
        maxLength={applicationLimits.stageName.max}
        value={stage.name}
        onChange={(event) => put(index, { name: event.currentTarget.value })}
      />
      <Select
        aria-label={t`What candidates see of stage ${{ index: index + 1 }}`}
        allowDeselect={false}
        disabled={Boolean(stage._id)}
        data={stageStatuses.map((value) => ({ value, label: stageLabel(value) }))}
        value={stage.status}
        onChange={(value) => value && put(index, { status: value })}
      />
      <Group gap={4} wrap="nowrap">
        <ActionIcon
          variant="default"
          size={36}
          disabled={index === 0}
          aria-label={t`Move ${{ name: stage.name }} up`}
          onClick={() => swap(index, -1)}
        >
          <IconArrowUp size={18} stroke={1.5} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={36}
          disabled={index === stages.length - 1}
          aria-label={t`Move ${{ name: stage.name }} down`}
          onClick={() => swap(index, 1)}
        >
          <IconArrowDown size={18} stroke={1.5} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t`Take ${{ name: stage.name }} out`}
          onClick={() => drop(index)}
        >
          <IconTrash size={18} stroke={1.5} />
        </ActionIcon>
      </Group>
    </li>
  )
}
