import { useState } from 'react'
import { Box, Button, Checkbox, FormControlLabel, IconButton, Popover } from '@mui/material'
import { IconArrowDown, IconArrowUp, IconColumns } from '@tabler/icons-react'
import { headOf, type Catalogue } from '../catalogues'
import { useShownColumns } from './columns'
import { ToolButton } from './tool_button'

/**
 * Chooses and orders the columns of a list, kept where react-admin's table looks for them. Its own button makes a
 * menu of switches, which a screen reader cannot read, and orders by the mouse only.
 */
export function ColumnsButton({ catalogue }: { catalogue: Catalogue }) {
  const { columns, order, move, hidden, setHidden, reset } = useShownColumns(catalogue)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <ToolButton
        label="Columns"
        icon={IconColumns}
        opens
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            'role': 'dialog',
            'aria-label': 'Columns',
            // below its button, whose list may be long
            'sx': { maxHeight: 'min(560px, 60vh)' },
          } as object,
        }}
      >
        <Box component="ul" sx={{ listStyle: 'none', m: 0, px: 1.5, py: 1, minWidth: 260 }}>
          {order.map((index, at) => {
            const name = columns[index]
            const label = headOf(catalogue, name)
            return (
              <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center' }}>
                <FormControlLabel
                  sx={{ flex: 1 }}
                  label={label}
                  control={
                    <Checkbox
                      size="small"
                      checked={!hidden.includes(name)}
                      onChange={({ target }) =>
                        setHidden(
                          target.checked
                            ? hidden.filter((each) => each !== name)
                            : [...hidden, name]
                        )
                      }
                    />
                  }
                />
                <IconButton
                  size="small"
                  aria-label={`Move ${label} up`}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                >
                  <IconArrowUp size={16} stroke={1.5} />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={`Move ${label} down`}
                  disabled={at === order.length - 1}
                  onClick={() => move(at, at + 1)}
                >
                  <IconArrowDown size={16} stroke={1.5} />
                </IconButton>
              </Box>
            )
          })}
        </Box>
        <Box sx={{ px: 1.5, pb: 1 }}>
          <Button size="small" onClick={reset}>
            Reset to default
          </Button>
        </Box>
      </Popover>
    </>
  )
}
