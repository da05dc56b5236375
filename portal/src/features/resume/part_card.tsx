import { useState } from 'react'
import { Button, Checkbox, Radio, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { readMonth } from '../profile'
import { candidateLimits } from '../../../../api/candidates/candidate_facts'
import { isUnsure, shownValue, type Part, type PartField, type Parsed } from './parts'

export type Beside = Parsed['beside'][number]
export type Edits = Record<string, string>

/** One part of a draft: taken over or not, edited in place, with what the profile says now beside it. */
export function PartCard({
  part,
  beside,
  accepted,
  replaces,
  edits,
  isRead,
  problem,
  onAccept,
  onReplace,
  onEdit,
  onLook,
}: {
  part: Part
  beside: Beside | undefined
  accepted: boolean
  replaces: boolean
  edits: Edits
  /** From a page, with more or less certainty; a file of fields says what it says. */
  isRead: boolean
  /** Why it was not taken over. */
  problem?: string
  onAccept: (accepted: boolean) => void
  onReplace: (replaces: boolean) => void
  onEdit: (path: string, value: string) => void
  /** The place that a value was read from is to be seen. */
  onLook: (field: PartField | Part) => void
}) {
  const [editing, setEditing] = useState(false)
  const same = beside?.state === 'same'
  const valueOf = (field: PartField) => edits[field.path] ?? field.value
  const asks = beside?.state === 'incomplete' ? beside.why : undefined

  const isRow = part.fields.length > 1
  // what somebody typed is theirs
  const isDoubted = (field: PartField) =>
    isRead && !same && isUnsure(field) && !(field.path in edits)
  return (
    <li
      className="res-part"
      data-same={same || undefined}
      data-off={(!accepted && !same) || undefined}
    >
      <PartHead
        isRead={isRead}
        same={same}
        part={part}
        edits={edits}
        accepted={accepted}
        onAccept={onAccept}
        isRow={isRow}
      />
      {same && isRow && <strong>{part.title}</strong>}
      {editing ? (
        <PartFields
          part={part}
          isDoubted={isDoubted}
          valueOf={valueOf}
          onLook={onLook}
          beside={beside}
          asks={asks}
          onEdit={onEdit}
          setEditing={setEditing}
        />
      ) : (
        <PartValues
          part={part}
          valueOf={valueOf}
          onLook={onLook}
          isRow={isRow}
          edits={edits}
          isDoubted={isDoubted}
        />
      )}
      {asks && (
        <Text className="res-why" size="sm" c="var(--clock)" mt={4}>
          {asks}
        </Text>
      )}
      {problem && (
        <Text className="res-why" size="sm" c="var(--harm)" mt={4} role="alert">
          <Trans>Not taken over: {problem}</Trans>
        </Text>
      )}
      {beside?.state === 'differs' && (
        <ProfileNow beside={beside} accepted={accepted} replaces={replaces} onReplace={onReplace} />
      )}
      {!editing && !same && (
        <Button
          size="compact-sm"
          variant="subtle"
          className="res-change"
          mt={6}
          aria-label={t`Edit ${{ title: part.title }}`}
          onClick={() => {
            setEditing(true)
            onLook(part)
          }}
        >
          {t`Edit`}
        </Button>
      )}
    </li>
  )
}

/** The fields of a part, to be typed over. */
function PartFields({
  part,
  isDoubted,
  valueOf,
  onLook,
  beside,
  asks,
  onEdit,
  setEditing,
}: {
  part: Part
  isDoubted: (field: PartField) => boolean
  valueOf: (field: PartField) => string
  onLook: (field: PartField | Part) => void
  beside: Beside | undefined
  asks: string | null | undefined
  onEdit: (path: string, value: string) => void
  setEditing: (editing: boolean) => void
}) {
  return (
    <Stack className="res-edit" gap="sm" mt="sm">
      {part.fields.map((field) => {
        const input = {
          label: field.label,
          description: isDoubted(field) ? t`unsure, please check` : undefined,
          value: valueOf(field),
          onFocus: () => onLook(field),
          error: beside?.field && field.path.endsWith(`.${beside.field}`) ? asks : undefined,
        }
        return field.kind === 'text' ? (
          <Textarea
            key={field.path}
            {...input}
            autosize
            minRows={2}
            maxRows={10}
            maxLength={candidateLimits.text.max}
            onChange={(event) => onEdit(field.path, event.currentTarget.value)}
          />
        ) : (
          <TextInput
            key={field.path}
            {...input}
            placeholder={field.kind === 'month' ? t`YYYY-MM` : undefined}
            onChange={(event) => onEdit(field.path, event.currentTarget.value)}
            onBlur={() => field.kind === 'month' && onEdit(field.path, readMonth(valueOf(field)))}
          />
        )
      })}
      <div>
        <Button size="xs" variant="default" onClick={() => setEditing(false)}>
          {t`Done`}
        </Button>
      </div>
    </Stack>
  )
}

/** What was read; each value leads to its place on the page. */
function PartValues({
  part,
  valueOf,
  onLook,
  isRow,
  edits,
  isDoubted,
}: {
  part: Part
  valueOf: (field: PartField) => string
  onLook: (field: PartField | Part) => void
  isRow: boolean
  edits: Edits
  isDoubted: (field: PartField) => boolean
}) {
  const shown = part.fields.filter((field) => valueOf(field))
  return (
    <div className="res-values">
      {shown.map((field) => (
        <button
          type="button"
          key={field.path}
          onClick={() => onLook(field.box ? field : part)}
          title={t`Show where it was read`}
        >
          {isRow && <span className="dim">{field.label} </span>}
          {field.kind === 'month' && edits[field.path]
            ? edits[field.path]
            : shownValue({ ...field, value: valueOf(field) })}
          {isDoubted(field) && <span className="res-sure clock"> · {t`unsure, please check`}</span>}
        </button>
      ))}
    </div>
  )
}

/** What the profile says now, to be kept or replaced. */
function ProfileNow({
  beside,
  accepted,
  replaces,
  onReplace,
}: {
  beside: Beside
  accepted: boolean
  replaces: boolean
  onReplace: (replaces: boolean) => void
}) {
  return (
    <div className="res-now">
      <Text size="sm">
        <span className="dim">{t`On your profile now:`}</span> {beside.current}
      </Text>
      {beside.currentId && accepted && (
        <Radio.Group
          aria-label={t`What becomes of ${{ current: beside.current ?? '' }}`}
          value={replaces ? 'replace' : 'keep'}
          onChange={(value) => onReplace(value === 'replace')}
        >
          <Radio value="keep" label={t`Keep what is there`} mt={6} />
          <Radio value="replace" label={t`Replace it by this`} mt={6} />
        </Radio.Group>
      )}
    </div>
  )
}

/** Whether the part is taken over, and how sure its reading is. */
function PartHead({
  isRead,
  same,
  part,
  edits,
  accepted,
  onAccept,
  isRow,
}: {
  isRead: boolean
  same: boolean
  part: Part
  edits: Edits
  accepted: boolean
  onAccept: (accepted: boolean) => void
  isRow: boolean
}) {
  const isLittle =
    isRead &&
    !same &&
    isUnsure(part) &&
    !part.fields.some(({ path, ...read }) => isUnsure(read) || path in edits)
  return (
    <div className="res-part-head">
      {same ? (
        <span className="res-same">{t`Already on your profile`}</span>
      ) : (
        <Checkbox
          checked={accepted}
          onChange={(event) => onAccept(event.currentTarget.checked)}
          label={isRow ? part.title || t`Without a title` : part.fields[0].label}
        />
      )}
      {isLittle && <span className="res-sure clock">{t`unsure, please check`}</span>}
    </div>
  )
}
