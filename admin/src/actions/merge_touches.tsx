import { useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { Box, Button, LinearProgress } from '@mui/material'
import { Failed } from '../failed'
import { API, http } from '../http'

type Touched = { name: string; label: string; rows: number; both: number }
type Answer = { touched: Touched[]; near: { _id: string; skillName: string }[] }

/** Before a skill is merged: skills of nearly its name, what the merge touches, and that it stays so. */
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
  if (error && !data) return <Failed what="What it touches" error={error} onAgain={refetch} />
  if (!data) return <LinearProgress aria-label="Looking for what it touches" />
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 2 }}>
      {data.near.length > 0 && (
        <Box role="group" aria-label="Nearly the same name" sx={{ display: 'grid', gap: 0.5 }}>
          <Box sx={{ fontSize: 13, color: 'text.secondary' }}>Nearly the same name</Box>
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
        {data.touched.length === 0
          ? 'Nothing names this skill.'
          : 'What names this skill names the other one instead:'}
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {data.touched.map(({ name, label, rows, both }) => (
            <li key={name}>
              {label}: {rows.toLocaleString()}
              {both > 0 && `, ${both.toLocaleString()} of them with both`}
            </li>
          ))}
        </Box>
      </Box>
      <Box>
        Its names become other names of the skill that stays, so that search, resumes and lists
        still find it. Of two tests or pages, those of the skill that stays are shown.{' '}
        <strong>A merge cannot be undone.</strong>
      </Box>
    </Box>
  )
}
