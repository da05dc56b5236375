import { useQuery } from '@tanstack/react-query'
import { Box, Card, CardContent } from '@mui/material'
import { usePermissions, useRecordContext } from 'react-admin'
import { catalogueOf, mayRead, type Catalogue } from '../catalogues'
import { Cell } from '../values/cell'
import { Changes } from '../values/changes'
import { Failed } from '../failed'
import { rows } from '../http'
import { inWords } from '../catalogues'
import { When } from '../values/when'
import { UndoChange } from './undo_change'

/** Acts that every catalogue has, as they are told afterwards. */
const done: Record<string, string> = {
  create: 'Added',
  edit: 'Edited',
  place: 'Moved',
  delete: 'Deleted',
  merged: 'Merged',
}

/** `blogs.schedule` is "Schedule" as its button says, `blogs.edit` "Edited". */
function actIn({ actions }: Catalogue, action: string) {
  const name = action.split('.')[1] ?? action
  return actions?.[name]?.label ?? done[name] ?? inWords(name)
}

/** What admins did to this row. */
export function Trail({ catalogue }: { catalogue: Catalogue }) {
  const record = useRecordContext()
  const { permissions } = usePermissions()
  const allowed =
    Boolean(permissions) &&
    mayRead(catalogueOf('audit-log'), permissions) &&
    (catalogue.can.length > 0 || Boolean(catalogue.actions))
  const { data, error, refetch } = useQuery({
    queryKey: ['trail', catalogue.name, record?.id, record?.updatedAt],
    enabled: allowed && Boolean(record),
    queryFn: ({ signal }) =>
      rows(
        'audit-log',
        { filter: { subjectType: catalogue.name, subjectId: record!.id }, count: 20 },
        signal
      ),
  })
  if (allowed && error && !data)
    return <Failed what="The change history" error={error} onAgain={refetch} sx={{ m: 0 }} />
  if (!allowed) return null
  // its place is kept
  if (!data) return <Box />
  return (
    <Card>
      <CardContent>
        <Box component="h2" sx={{ typography: 'h4', m: 0, mb: 1.5 }}>
          Change history
        </Box>
        {!data.data.length && (
          <Box sx={{ color: 'text.secondary' }}>No admin has changed this yet.</Box>
        )}
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {data.data.map((entry) => (
            <Box
              component="li"
              key={entry.id}
              sx={{ borderLeft: 2, borderColor: 'divider', pl: 1.5 }}
            >
              <Box>
                <strong>{actIn(catalogue, entry.action)}</strong> by{' '}
                {entry.actorName ?? 'the system'}, <When at={entry.createdAt} />
              </Box>
              {entry.reason && <Box sx={{ color: 'text.secondary' }}>{entry.reason}</Box>}
              {/* what it was added with is what it has, or was changed since */}
              {!entry.action.endsWith('.create') && Object.keys(entry.changes ?? {}).length > 0 && (
                <Changes changes={entry.changes} fields={catalogue.fields} cell={Cell} />
              )}
              <UndoChange catalogue={catalogue} entry={entry} />
            </Box>
          ))}
        </Box>
      </CardContent>
    </Card>
  )
}
