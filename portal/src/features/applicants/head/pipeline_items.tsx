import { Menu } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconCheck } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { api } from '../../../app/api'
import { read } from '../../../app/read'
import { useWrite } from '../../../components/forms/write'
import { applicantReads, type BoardColumn } from '../applicants_data'

/** Within a menu: which of the company's pipelines a job goes by. */
export function PipelineItems({ jobId, columns }: { jobId: string; columns: BoardColumn[] }) {
  const templates = useQuery(read('GET', '/client/stage-templates')).data?.data
  const choose = useWrite(
    (templateId: string) => api.put('/client/job-stages', { body: { jobId, templateId } }),
    { refreshes: applicantReads }
  )
  const own = columns.find(({ stageId }) => stageId !== null)?.stageId
  const current = templates?.find(({ stages }) => stages.some(({ _id }) => _id === own))?._id
  return (
    <>
      {templates && templates.length > 0 && <Menu.Label>{t`This job goes by`}</Menu.Label>}
      {templates?.map(({ _id, name, isDefault }) => (
        <Menu.Item
          key={_id}
          leftSection={
            <IconCheck
              size={16}
              stroke={1.5}
              style={{ visibility: _id === current ? undefined : 'hidden' }}
              aria-label={_id === current ? t`Chosen` : undefined}
              aria-hidden={_id === current ? undefined : true}
            />
          }
          onClick={() => void choose.send(_id)}
        >
          {name}
          {isDefault && t` (default)`}
        </Menu.Item>
      ))}
      {templates && templates.length > 0 && <Menu.Divider />}
      <Menu.Item component={Link} to="/client/stages">
        {templates?.length ? t`Change the stages` : t`Name your own stages`}
      </Menu.Item>
    </>
  )
}
