import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { Box, Dialog, InputBase, List, ListItemButton, ListItemText } from '@mui/material'
import { usePermissions, useTheme } from 'react-admin'
import { adminMay } from '#api/accounts/admin_rights'
import { endTyped, takeTyped } from '../../../portal/src/app/frames/typed_ahead'
import { all, catalogueOf, mayRead, titleOf } from '../catalogues'
import { Failed } from '../failed'
import { rows } from '../http'
import { paletteActs } from './palette_acts'
import { beginAtHeading } from './screen_focus'
import { pages } from '../actions/special'

type Entry = { key: string; label: string; hint: string } & (
  { to: string; run?: never } | { run: () => unknown; to?: never }
)
const searched = ['jobs', 'clients', 'developers']

/** Any screen, job, company or developer by a few letters, and what can be done with the rows that are selected. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [q, setQ] = useState('')
  const [at, setAt] = useState(0)
  const [sent, setSent] = useState(false)

  // in the same breath as the field comes, so that no letter falls between the two
  useLayoutEffect(
    () =>
      takeTyped((typed, isSent) => {
        setText(typed)
        setSent(isSent)
      }),
    []
  )
  useEffect(() => {
    const wait = setTimeout(() => setQ(text.trim()), 150)
    return () => clearTimeout(wait)
  }, [text])

  const found = useFound(q)
  const screens = useScreens(text)
  const entries = [...screens, ...(found.data ?? [])]
  const chosen = Math.min(at, entries.length - 1)

  useEffect(() => {
    document.getElementById(`palette-${chosen}`)?.scrollIntoView({ block: 'nearest' })
  }, [chosen])

  const go = (entry?: Entry) => {
    if (!entry) return
    onClose()
    if (entry.run) void entry.run()
    else {
      beginAtHeading()
      navigate(entry.to)
    }
  }
  const first = entries.length > 0
  useEffect(() => {
    if (sent && first) go(entries[0])
  }, [sent, first])
  const press = (event: React.KeyboardEvent) => {
    if (event.key === 'ArrowDown') setAt(Math.min(chosen + 1, entries.length - 1))
    else if (event.key === 'ArrowUp') setAt(Math.max(chosen - 1, 0))
    else if (event.key === 'Enter') go(entries[chosen])
    else return
    event.preventDefault()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { sx: { alignSelf: 'flex-start', mt: { xs: 2, sm: 10 } } } }}
      aria-label="Search or go to"
    >
      <InputBase
        autoFocus
        fullWidth
        placeholder="A screen, job, company or candidate"
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setAt(0)
        }}
        onKeyDown={press}
        onFocus={endTyped}
        sx={{ px: 2.5, py: 1.5, fontSize: 16, borderBottom: 1, borderColor: 'divider' }}
        slotProps={{
          input: {
            'role': 'combobox',
            'aria-expanded': true,
            'aria-controls': 'palette',
            'aria-activedescendant': entries[chosen] ? `palette-${chosen}` : undefined,
            'aria-label': 'Search or go to',
            // what is typed here is no loss
            'data-closes-on-escape': '',
          } as object,
        }}
      />
      <List
        id="palette"
        role="listbox"
        aria-label="Screens and rows"
        dense
        sx={{ overflow: 'auto', maxHeight: 420, py: 1 }}
      >
        {entries.map((entry, index) => (
          <ListItemButton
            key={entry.key}
            id={`palette-${index}`}
            role="option"
            aria-selected={index === chosen}
            selected={index === chosen}
            onClick={() => go(entry)}
            tabIndex={-1}
            sx={{ mx: 1, borderRadius: 1 }}
          >
            <ListItemText primary={entry.label} slotProps={{ primary: { noWrap: true } }} />
            <Box
              sx={{
                color: index === chosen ? 'text.primary' : 'text.secondary',
                fontSize: 13,
                maxWidth: '45%',
                overflow: 'hidden',
                textOverflow: 'ellipsis',
                whiteSpace: 'nowrap',
              }}
            >
              {entry.hint}
            </Box>
          </ListItemButton>
        ))}
      </List>
      {found.error && (
        <Failed what="Jobs, companies and candidates" error={found.error} onAgain={found.refetch} />
      )}
      {!entries.length && !found.isFetching && !found.error && (
        <Box sx={{ px: 2.5, pb: 2, color: 'text.secondary' }}>Nothing matches.</Box>
      )}
    </Dialog>
  )
}

/** Jobs, companies and developers by a few letters of their names, as far as the role reads them. */
function useFound(q: string) {
  const { permissions } = usePermissions()
  return useQuery({
    queryKey: ['palette', q],
    enabled: q.length > 1,
    queryFn: async ({ signal }) =>
      (
        await Promise.all(
          searched
            .filter((name) => mayRead(catalogueOf(name), permissions))
            .map(async (name) => {
              const catalogue = catalogueOf(name)
              const { data } = await rows(name, { filter: { q }, count: 5 }, signal)
              return data.map((row): Entry => ({
                key: `${name}-${row.id}`,
                label: titleOf(catalogue, row),
                hint: row.organisation ?? catalogue.one,
                to: `/${name}/${row.id}/show`,
              }))
            })
        )
      ).flat(),
  })
}

/** How well a name fits: it is what was typed, begins with it, or only has its words. */
function rank(label: string, typed: string) {
  const [name, wanted] = [label.toLowerCase(), typed.trim().toLowerCase()]
  return name === wanted ? 0 : name.startsWith(wanted) ? 1 : 2
}

/** The first nine screens, queues, forms and acts whose words have all that was typed, those that begin with it first. */
function useScreens(text: string) {
  const { permissions } = usePermissions()
  const [, setTheme] = useTheme()
  return useMemo(() => {
    const readable = all.filter((catalogue) => mayRead(catalogue, permissions))
    const entries: Entry[] = [
      ...paletteActs(),
      { key: 'dashboard', label: 'Dashboard', hint: 'screen', to: '/' },
      ...pages
        .filter(({ right }) => adminMay(right, permissions))
        .map(({ to, label }) => ({ key: to, label, hint: 'screen', to })),
      ...readable
        .filter((catalogue) => catalogue.queue)
        .map((catalogue) => ({
          key: `review-${catalogue.name}`,
          label: catalogue.queue!.label,
          hint: 'queue',
          to: `/review/${catalogue.name}`,
        })),
      ...readable.map((catalogue) => ({
        key: catalogue.name,
        label: catalogue.label,
        hint: 'screen',
        to: `/${catalogue.name}`,
      })),
      ...readable
        .filter((catalogue) => catalogue.can.includes('create'))
        .map((catalogue) => ({
          key: `add-${catalogue.name}`,
          label: `Add ${catalogue.one}`,
          hint: 'new',
          to: `/${catalogue.name}/create`,
        })),
    ]
    for (const scheme of ['light', 'dark'] as const)
      entries.push({
        key: `scheme-${scheme}`,
        label: `Appearance: ${scheme} mode`,
        hint: 'for you',
        run: () => setTheme(scheme),
      })
    const wanted = text.trim().toLowerCase().split(/\s+/).filter(Boolean)
    const fits = ({ label }: Entry) => wanted.every((word) => label.toLowerCase().includes(word))
    // a name that is typed whole is meant, whatever else has its words
    return entries
      .filter(fits)
      .sort((one, other) => rank(one.label, text) - rank(other.label, text))
      .slice(0, 9)
  }, [text, permissions])
}
