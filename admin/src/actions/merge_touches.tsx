import { useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { Box, Button, LinearProgress } from '@mui/material'
import { Failed } from '../failed'
import { API, http } from '../http'
import { UNDO_SECONDS } from '#api/notifications/notice_facts'

type Touched = { name: string; label: string; rows: number; both: number }
type Answer = { touched: Touched[]; near: { _id: string; skillName: string }[] }

/** Before a skill is merged: skills of nearly its name, what the merge touches, and how long it can be undone. */
export default function MergeTouches({ record }: { record: { id: string } }) {
  const intoId: string | undefined = useWatch({ name: 'intoId' }) || undefined
  const { setValue } = useFormContext()
  const { data, error, refetch } = useQuery<Answer>({
    queryKey: ['merge', record.id, intoId],
    gcTime: 0,
    placeholderData: (before) => before,
    queryFn: ({ signal }) =>
      http(`${API}/admin/skills/${record.id}/merge${intoId ? `?intoId=${intoId}` : ''}`, {
        signal,
      }).then(({ json }) => json),
  })
  if (error && !data)
    return <Failed what="What the merge affects" error={error} onAgain={refetch} />
  if (!data) return <LinearProgress aria-label="Checking what it affects" />
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 2 }}>
      {data.near.length > 0 && (
        <Box role="group" aria-label="Similar names" sx={{ display: 'grid', gap: 0.5 }}>
          <Box sx={{ fontSize: 13, color: 'text.secondary' }}>Similar names</Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {data.near.map(({ _id, skillName }) => (
              <Button
                key={_id}
                size="small"
                variant={_id === intoId ? 'contained' : 'outlined'}
                aria-pressed={_id === intoId}
                onClick={() => setValue('intoId', _id, { shouldDirty: true })}
              >
                {skillName}
              </Button>
            ))}
          </Box>
        </Box>
      )}
      <Box role="status">
        {data.touched.length === 0 ? 'Nothing uses this skill.' : 'Moves to the other skill:'}
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {data.touched.map(({ name, label, rows, both }) => (
            <li key={name}>
              {label}: {rows.toLocaleString()}
              {both > 0 && `, ${both.toLocaleString()} of them have both`}
            </li>
          ))}
        </Box>
      </Box>
      <Box>
        Its names become other names of the skill you keep, so search, resumes and lists still find
        it. If both have a test or a page, the one of the skill you keep is shown.{' '}
        <strong>You can undo a merge for {UNDO_SECONDS} seconds; after that it stays.</strong>
      </Box>
    </Box>
  )
}
