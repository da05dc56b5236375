import './imports.css'
import { useRef, useState } from 'react'
import { Alert, Badge, Button, Progress, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import { importBases } from '#api/imports/import_facts'
import { fileKinds } from '#api/files/file_facts'
import { labelIn } from '#api/http/choices'
import { api } from '../../app/api'
import { read } from '../../app/read'
import { Dialog, DialogEnd } from '../../components/dialog'
import { download } from '../../components/files/download'
import { PageNotYet } from '../../components/page/fetched'
import { FileDrop } from '../../components/forms/file_drop'
import { refresh, useWrite } from '../../components/forms/write'
import { PageHeader, Section } from '../../components/page/page_header'
import { importLooks, isAtWork, LOOK_MS, nameOf } from './imports'
import type { Keep, OneImport } from './import_types'
import { Mapping } from './mapping'
import { Found, Undone } from './found'
import { transferTypes } from './transfer_types'
import { WithoutJob } from './without_job'

const PATH = '/client/imports/:id'
const refreshes = [PATH, '/client/imports']

/** /client/imports/:id: look at the columns, try, bring in, and take back. */
export default function Import() {
  const { id = '' } = useParams()
  // people are told in the background, and leave the count of those who wait
  const [telling, setTelling] = useState(false)
  const query = useQuery({
    ...read('GET', PATH, { params: { id } }),
    refetchInterval: ({ state: { data: answer } }) =>
      Boolean(answer && (isAtWork(answer.data) || (telling && answer.data.waiting > 0))) && LOOK_MS,
  })
  if (!query.data) return <PageNotYet read={query} what={t`The import`} home="/client/dashboard" />
  return <Shown one={query.data.data} telling={telling} onTell={() => setTelling(true)} />
}

/** Whether its people are being told, and what says so. */
type Telling = { telling: boolean; onTell: () => void }

function Shown({ one, ...tells }: { one: OneImport } & Telling) {
  const client = useQueryClient()
  const look = importLooks[one.status]
  const open = one.status === 'mapping' || one.status === 'checked'
  // one after the other, so that the last choice is the one that stays
  const before = useRef<Promise<unknown>>(Promise.resolve())
  const keep: Keep = useWrite(
    (body) => {
      const params = { id: one._id }
      const kept = before.current.then(() =>
        api.put('/client/imports/:id', { params, body, notice: 'errors' })
      )
      before.current = kept.catch(() => {})
      return kept
    },
    { refreshes }
  )
  return (
    <>
      <PageHeader
        title={nameOf(one)}
        actions={
          <Badge variant="light" size="lg" color={look.color}>
            {look.label}
          </Badge>
        }
      >
        {t`Why their data may be kept: ${{ basis: labelIn(importBases, one.basis).toLowerCase() }}${{ note: one.basisNote ? ` (${one.basisNote})` : '' }}.`}
      </PageHeader>
      {isAtWork(one) && (
        <Section>
          <div role="status">
            <Progress value={one.percent} aria-label={look.label} />
            <Text size="sm" c="dimmed" mt={6} className="num">
              {t`${{ label: look.label }}, ${{ percent: one.percent }} %. You may leave this page; a notification tells you when it is done.`}
            </Text>
          </div>
        </Section>
      )}
      {one.status === 'failed' && (
        <Alert color="red" mb="lg" title={t`The import broke off`}>
          {one.reason}
        </Alert>
      )}
      <Acts one={one} isKeeping={keep.busy} {...tells} />
      {one.undone && <Undone undone={one.undone} />}
      {one.rows !== null && one.counts && <Found one={one} />}
      {open && (
        <>
          {takesPeopleAlone(one) && <WithoutJob one={one} keep={keep} />}
          <Mapping one={one} keep={keep} />
          <Section title={t`Another file of the same import`}>
            <FileDrop
              path={`/client/imports/${one._id}/files`}
              field="file"
              accept={transferTypes}
              maxSize={fileKinds.transfer.maxBytes}
              byParts="transfer"
              label={t`Add a CSV, JSON, PDF, Word or zip file`}
              onUploaded={() => refresh(client, refreshes)}
            />
          </Section>
        </>
      )}
    </>
  )
}

/** Resumes and tables may name people without a job; systems name the job of each person themselves. */
const takesPeopleAlone = ({ system, files }: OneImport) =>
  system === 'resumes' ||
  files.some(({ holds }) => holds.includes('people') && !holds.includes('applications'))

/** What is still being kept would be missing from a check that begins now. */
function Acts({
  one,
  isKeeping,
  telling,
  onTell,
}: { one: OneImport; isKeeping: boolean } & Telling) {
  const params = { id: one._id }
  const check = useWrite(() => api.post('/client/imports/:id/check', { params }), { refreshes })
  const run = useWrite(() => api.post('/client/imports/:id/run', { params }), { refreshes })
  const cancel = useWrite(() => api.post('/client/imports/:id/cancel', { params }), { refreshes })
  const invite = useWrite(() => api.post('/client/imports/:id/invite', { params }), {
    refreshes,
    onDone: onTell,
  })
  const [undoing, setUndoing] = useState(false)
  const may = (move: OneImport['may'][number]) => one.may.includes(move)
  const rows = one.counts
    ? Object.values(one.counts).reduce((sum, { new: fresh }) => sum + fresh, 0)
    : 0
  return (
    <>
      <div className="im-acts">
        {may('run') && (
          <Button loading={run.busy} disabled={rows === 0} onClick={() => void run.send()}>
            {t`Bring ${plural(rows, { one: '# new record', other: '# new records' })} in`}
          </Button>
        )}
        {may('check') && (
          <Button
            variant={may('run') ? 'default' : 'filled'}
            loading={check.busy}
            disabled={isKeeping}
            onClick={() => void check.send()}
          >
            {may('run') ? t`Check again` : t`Check without importing`}
          </Button>
        )}
        {one.status === 'done' && one.waiting > 0 && (
          <Button loading={invite.busy || telling} onClick={() => void invite.send()}>
            {t`Tell and invite ${plural({ people: one.waiting }, { one: '# person', other: '# people' })}`}
          </Button>
        )}
        {one.hasFaults && (
          <Button
            variant="default"
            onClick={() =>
              void download(`/client/imports/${one._id}/faults`, `import-${one._id}-faults.csv`)
            }
          >
            {t`Download the rows with a fault`}
          </Button>
        )}
        {may('cancel') && (
          <Button variant="default" loading={cancel.busy} onClick={() => void cancel.send()}>
            {t`Cancel this import`}
          </Button>
        )}
        {may('undo') && (
          <Button variant="default" color="red" onClick={() => setUndoing(true)}>
            {t`Undo the whole import`}
          </Button>
        )}
      </div>
      {one.status === 'done' && one.waiting > 0 && (
        <Text size="sm" c="dimmed" mb="lg" maw={720}>
          {t`${plural({ peopleWere: one.waiting }, { one: '# person was', other: '# people were' })} not told yet that you keep their data here. The law of many places asks you to tell them within a month; the invitation does, and lets them take their profile over or have it removed.`}
        </Text>
      )}
      {undoing && <Undo one={one} onClose={() => setUndoing(false)} />}
    </>
  )
}

function Undo({ one, onClose }: { one: OneImport; onClose: () => void }) {
  const undo = useWrite(() => api.post('/client/imports/:id/undo', { params: { id: one._id } }), {
    refreshes,
    onDone: onClose,
  })
  return (
    <Dialog onClose={onClose} title={t`Undo the whole import?`}>
      <Stack>
        <Text size="sm">
          {t`Everything that this import made is removed: jobs, people, applications, notes and resumes. What somebody changed since, and people who took their profile over, stay; you see what and why.`}
        </Text>
        <DialogEnd back={t`Keep it`} onBack={onClose}>
          <Button color="red" loading={undo.busy} onClick={() => void undo.send()}>
            {t`Undo the import`}
          </Button>
        </DialogEnd>
      </Stack>
    </Dialog>
  )
}
