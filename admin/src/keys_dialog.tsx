import { Box, Dialog, DialogContent, DialogTitle } from '@mui/material'
import { keysTold } from '../../portal/src/components/keys'
import { useFocusBack } from './focus_back'
import { KeyCap } from './look/key_cap'

const everywhere: [string, string][] = [
  ['Ctrl K', 'Search or go to'],
  ['?', 'These keys'],
  ['U', 'Undo the last decision'],
]

/** What ? opens: the keys of the screen that is open, those that work everywhere, and where G leads. */
export default function KeysDialog({
  places,
  onClose,
}: {
  places: [string, string][]
  onClose: () => void
}) {
  useFocusBack()
  const groups: [string, [string, string][]][] = [
    ['On this screen', Object.entries(keysTold())],
    ['Everywhere', everywhere],
    ['Go to', places.map(([letter, label]) => [`G ${letter.toUpperCase()}`, label])],
  ]
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="keys-title">
      <DialogTitle id="keys-title">Keys</DialogTitle>
      <DialogContent>
        {groups
          .filter(([, keys]) => keys.length > 0)
          .map(([title, keys]) => (
            <Box component="section" key={title} sx={{ mb: 2 }}>
              <Box component="h3" sx={{ typography: 'h4', m: 0, mb: 0.5 }}>
                {title}
              </Box>
              <Box
                component="dl"
                sx={{
                  m: 0,
                  display: 'grid',
                  gridTemplateColumns: '100px 1fr',
                  gap: 1,
                  alignItems: 'center',
                }}
              >
                {keys.map(([key, words]) => (
                  <Box key={key} sx={{ display: 'contents' }}>
                    <Box component="dt" sx={{ display: 'flex', gap: 0.5 }}>
                      {key.split(/,? /).map((one) => (
                        <KeyCap key={one}>{one}</KeyCap>
                      ))}
                    </Box>
                    <Box component="dd" sx={{ m: 0 }}>
                      {words}
                    </Box>
                  </Box>
                ))}
              </Box>
            </Box>
          ))}
      </DialogContent>
    </Dialog>
  )
}
