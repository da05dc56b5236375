import '../../../components/lists/cards.css'
import '../words.css'
import '../rows.css'
import './saved_row.css'
import { useState, type ReactNode } from 'react'
import { Menu, ActionIcon, Textarea, Group, Button } from '@mantine/core'
import {
  IconMail,
  IconNote,
  IconStarOff,
  IconStar,
  IconBookmarkOff,
  IconDots,
} from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import type { Data } from '#data'
import { talentLimits } from '../../../../../api/talent/talent_facts'
import { type DataOf, api } from '../../../app/api'
import { Face } from '../../../components/face'
import { SelectableCard, type Selection } from '../../../components/lists/grid/selectable_card'
import { useSendForm } from '../../../components/forms/form'
import { useWrite } from '../../../components/forms/write'
import { VerifiedMarks } from '../../../components/marks/verified_marks'
import { When } from '../../../components/when'
import { nameOf, PaidMark, factsOf, Skills } from '../candidate_facts'
import { useSaving } from './saving'

export type Saved = Data.Talent.Saved.SavedProfile

const refreshes = ['/client/saved-profile-list', '/client/saved-lists']

export type List = DataOf<'GET', '/client/saved-lists'>[number]

/** A saved profile with its note and list. */
export function SavedRow({
  saved,
  selection,
  lists,
  mayChange,
  inTop,
  topFull,
  onTop,
}: {
  saved: Saved
  selection?: Selection
  lists: List[]
  mayChange: boolean
  inTop: boolean
  topFull: boolean
  onTop: (into: boolean) => void
}) {
  const save = useSaving()
  const [noting, setNoting] = useState(false)
  const name = nameOf(saved)
  const change = (body: { list?: string | null; note?: string | null }) =>
    api.put('/client/saved-profile/:devId', {
      params: { devId: saved._id },
      body,
      notice: 'errors',
    })
  const { send: moveTo } = useWrite((list: string | null) => change({ list }), { refreshes })
  return (
    <SelectableCard className="card ta-row" id={saved._id} name={name} selection={selection}>
      <Face name={name} src={saved.userImage} size={48} />
      <div className="ta-row-main">
        <h3>
          <Link to={`/client/candidates/${saved._id}`}>{name}</Link>
          <PaidMark card={saved} />
        </h3>
        {saved.headline && <p>{saved.headline}</p>}
        <p className="dim">{factsOf(saved)}</p>
        <Skills skills={saved.skills} />
        <VerifiedMarks marks={saved.marks} most={3} />
        {noting ? (
          <NoteForm
            note={saved.note}
            onCancel={() => setNoting(false)}
            onSave={(note) => change({ note })}
            onSaved={() => setNoting(false)}
          />
        ) : (
          saved.note && <p className="ta-note">{saved.note}</p>
        )}
        <p className="ta-row-foot">
          <When at={saved.savedAt} prefix={t`Saved`} />
          {saved.savedBy && t` by ${{ nameOf: nameOf(saved.savedBy) }}`}
          {saved.list && t` in ${{ name: saved.list.name }}`}
        </p>
      </div>
      {mayChange && (
        <RowMenu label={t`Actions for ${name}`}>
          {saved.isUnlocked && (
            <Menu.Item
              component={Link}
              to={`/client/email/write?devs=${saved._id}`}
              leftSection={<IconMail size={18} stroke={1.5} />}
            >
              {t`Write an e-mail`}
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconNote size={18} stroke={1.5} />}
            onClick={() => setNoting(true)}
          >
            {saved.note ? t`Edit the note` : t`Add a note`}
          </Menu.Item>
          <Menu.Item
            leftSection={
              inTop ? <IconStarOff size={18} stroke={1.5} /> : <IconStar size={18} stroke={1.5} />
            }
            disabled={!inTop && topFull}
            onClick={() => onTop(!inTop)}
          >
            {inTop
              ? t`Remove from the top shortlist`
              : topFull
                ? t`Top shortlist is full`
                : t`Add to the top shortlist`}
          </Menu.Item>
          {lists.length > 0 && <Menu.Label>{t`Move to`}</Menu.Label>}
          {lists
            .filter(({ _id }) => _id !== saved.list?._id)
            .map((list) => (
              <Menu.Item key={list._id} onClick={() => void moveTo(list._id)}>
                {list.name}
              </Menu.Item>
            ))}
          {saved.list && <Menu.Item onClick={() => void moveTo(null)}>{t`No list`}</Menu.Item>}
          <Menu.Divider />
          <Menu.Item
            color="var(--harm)"
            leftSection={<IconBookmarkOff size={18} stroke={1.5} />}
            onClick={() => void save(saved, false, { list: saved.list?._id, note: saved.note })}
          >
            {t`Remove from saved`}
          </Menu.Item>
        </RowMenu>
      )}
    </SelectableCard>
  )
}

const RowMenu = ({ label, children }: { label: string; children: ReactNode }) => (
  <Menu position="bottom-end" withinPortal width={240}>
    <Menu.Target>
      <ActionIcon variant="subtle" color="gray" size={32} aria-label={label}>
        <IconDots size={20} stroke={1.5} />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>{children}</Menu.Dropdown>
  </Menu>
)

function NoteForm({
  note,
  onSave,
  onSaved,
  onCancel,
}: {
  note: string | null
  onSave: (note: string | null) => Promise<unknown>
  onSaved: () => void
  onCancel: () => void
}) {
  const form = useSendForm({
    initialValues: { note: note ?? '' },
    send: (values) => onSave(values.note.trim() || null),
    refreshes,
    onSent: onSaved,
  })
  return (
    <form onSubmit={form.submit} className="ta-note-form">
      <Textarea
        data-autofocus
        autoFocus
        label={t`Note for your team`}
        description={t`Candidates never see it`}
        autosize
        minRows={2}
        maxLength={talentLimits.note.max}
        {...form.getInputProps('note')}
      />
      <Group gap="xs" mt="xs">
        <Button type="submit" size="xs" loading={form.busy}>
          {t`Save note`}
        </Button>
        <Button size="xs" variant="default" onClick={onCancel}>
          {t`Cancel`}
        </Button>
      </Group>
    </form>
  )
}
