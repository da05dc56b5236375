import '../../components/lists/cards.css'
import '../../components/two_columns.css'
import './imports.css'
import { useState } from 'react'
import { Badge, Progress, Select, Text, TextInput } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import {
  bulkLimits,
  importBases,
  importSystems,
  type ImportBasis,
  type ImportSystem,
} from '#api/imports/import_facts'
import { companyImportFlow } from '#api/imports/transfer/company_import_flow'
import { fileKinds } from '#api/files/file_facts'
import { labelIn } from '#api/http/choices'
import type { DataOf } from '../../app/api'
import { readPages, rowsOf } from '../../app/read'
import { FileDrop } from '../../components/forms/file_drop'
import { GrowingList } from '../../components/lists/growing_list'
import { EmptyState } from '../../components/message'
import { Spot } from '../../components/spot'
import { PageHeader, Section } from '../../components/page/page_header'
import { looksOf } from '../../components/marks/statuses'
import { When } from '../../components/when'
import { transferTypes } from './transfer_types'

type Import = DataOf<'GET', '/client/imports'>[number]

export const importLooks = looksOf(companyImportFlow, {
  mapping: 'gray',
  checking: 'blue',
  checked: 'candor',
  running: 'blue',
  done: 'candor',
  cancelled: 'gray',
  failed: 'red',
  undoing: 'blue',
  undone: 'gray',
})

/** Is an import being worked at, so that its percent grows? */
export const isAtWork = ({ status }: Pick<Import, 'status'>) =>
  ['checking', 'running', 'undoing'].includes(status)
/** How often one that is at work is looked at again. */
export const LOOK_MS = 1_200

/** What to send, by where it comes from. */
const hints: Record<ImportSystem, string> = {
  csv: t`One table with a heading in its first line, or several in a zip: candidates, jobs, applications, or all in one.`,
  resumes: t`PDF and Word files, many in one zip or one by one. We read each person’s name, address and phone number, and add them to a job that you choose or to your talent pool.`,
  greenhouse: t`The answers of the Harvest API as JSON (jobs, candidates, applications, notes, scorecards, offers, users) in one zip, with the attachments in folders by the candidate’s id.`,
  lever: t`The answers of the data API as JSON (postings, opportunities, stages, archive_reasons, notes, feedback, offers, users) in one zip, with the resumes.`,
  ashby: t`The answers of its list calls as JSON (job.list, candidate.list, application.list, application.listHistory, candidate.listNotes, user.list) in one zip, with the files.`,
  workable: t`The answers of the API as JSON (jobs, candidates, activities, stages, members) in one zip, with the resumes in folders by the candidate’s id.`,
  opencats: t`The tables of its database as CSV or JSON (joborder, candidate, candidate_joborder and its status history, activity, attachment, user) in one zip, with the attachments folder.`,
}

/** /client/imports: what the company brought along from elsewhere, and the place to begin. */
export default function Imports() {
  const list = useInfiniteQuery({
    ...readPages('GET', '/client/imports'),
    refetchInterval: ({ state }) =>
      (state.data?.pages ?? []).some(({ data }) => data.some(isAtWork)) && LOOK_MS,
  })
  const rows = rowsOf(list)
  return (
    <>
      <PageHeader title={t`Imports`}>
        {t`Bring resumes, jobs, candidates and applications from files, tables or another system. Everything is checked first, and an import can be undone as a whole.`}
      </PageHeader>
      <div className="two-columns">
        <Begin />
        <Section title={t`Your imports`}>
          <GrowingList
            list={list}
            what={t`Your imports`}
            rows={rows}
            empty={
              <EmptyState icon={<Spot name="papers" />} title={t`Nothing imported yet`}>
                {t`Choose a file. You see what would become of each row before anything is written.`}
              </EmptyState>
            }
          >
            <ul className="cards">
              {rows.map((one) => (
                <li key={one._id} className="card">
                  <div className="im-row">
                    <div>
                      <h3>
                        <Link to={`/client/imports/${one._id}`}>{nameOf(one)}</Link>
                      </h3>
                      <Text size="sm" c="dimmed">
                        {one.by ? `${one.by}, ` : ''}
                        <When at={one.createdAt} />
                        {one.counts &&
                          t`. ${plural({ people: one.counts.person.new }, { one: '# new person', other: '# new people' })}, ${plural({ applications: one.counts.application.new }, { one: '# new application', other: '# new applications' })}`}
                      </Text>
                      {isAtWork(one) && (
                        <div className="im-progress">
                          <Progress
                            value={one.percent}
                            aria-label={importLooks[one.status].label}
                          />
                          <span className="num">{one.percent} %</span>
                        </div>
                      )}
                    </div>
                    <Badge variant="light" color={importLooks[one.status].color}>
                      {importLooks[one.status].label}
                    </Badge>
                  </div>
                </li>
              ))}
            </ul>
          </GrowingList>
        </Section>
      </div>
    </>
  )
}

/** An import by its files. */
export const nameOf = ({ system, files }: Pick<Import, 'system' | 'files'>) => {
  const [first, ...more] = files
  const names = first
    ? `${first.name}${more.length > 0 ? t` and ${{ count: more.length }} more` : ''}`
    : t`No file`
  return system === 'csv' ? names : `${labelIn(importSystems, system)}: ${names}`
}

function Begin() {
  const navigate = useNavigate()
  const [system, setSystem] = useState<ImportSystem | null>(null)
  const [basis, setBasis] = useState<ImportBasis>('pre_contract')
  const [basisNote, setBasisNote] = useState('')
  return (
    <Section title={t`Start an import`}>
      <div className="im-begin">
        <Select
          label={t`Where it comes from`}
          description={
            system ? hints[system] : t`We detect it from the files. Choose it if we get it wrong.`
          }
          placeholder={t`Detect from the files`}
          clearable
          data={importSystems}
          value={system}
          onChange={(value) => setSystem(value)}
        />
        <Select
          label={t`Why you may keep these people’s data`}
          description={t`Recorded with each person, and shown to them when they are invited.`}
          allowDeselect={false}
          data={importBases}
          value={basis}
          onChange={(value) => value && setBasis(value)}
        />
        <TextInput
          label={t`Note`}
          description={t`Such as where and when they agreed (optional).`}
          maxLength={bulkLimits.basisNote.max}
          value={basisNote}
          onChange={(event) => setBasisNote(event.currentTarget.value)}
        />
        <FileDrop<{ _id: string }>
          path="/client/imports"
          field="file"
          accept={transferTypes}
          maxSize={fileKinds.transfer.maxBytes}
          byParts="transfer"
          label={t`Choose a CSV, JSON, PDF, Word or zip file`}
          fields={{ basis, ...(basisNote && { basisNote }), ...(system && { system }) }}
          onUploaded={({ _id }) => navigate(`/client/imports/${_id}`)}
        />
      </div>
    </Section>
  )
}
