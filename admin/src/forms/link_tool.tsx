import { useState } from 'react'
import { Box, Button, IconButton, Popover, TextField, Tooltip } from '@mui/material'
import { IconLink } from '@tabler/icons-react'
import type { Editor } from '@tiptap/react'

/** A page of ours, a place in the text, or an address that the server keeps. */
const KEPT = /^(https:\/\/|mailto:|[/#](?!\/))/i

/** What was typed as an address that can be kept: "example.com" is a secure page. */
const addressOf = (typed: string) =>
  /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(typed) ? `https://${typed}` : typed

/** Makes a link of what is selected, changes the one that the cursor is in, or takes it away. */
export function LinkTool({ editor, tabIndex }: { editor: Editor | null; tabIndex: number }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState('')
  const isLink = Boolean(editor?.isActive('link'))

  const close = () => {
    setAnchor(null)
    setWrong('')
    editor?.commands.focus()
  }
  const put = () => {
    const href = addressOf(typed.trim())
    if (!KEPT.test(href))
      return setWrong('Begin with https:// or mailto:, or with / for a page of this site')
    const chain = editor!.chain().extendMarkRange('link')
    if (editor!.state.selection.empty && !isLink)
      chain.insertContent({
        type: 'text',
        text: href,
        marks: [{ type: 'link', attrs: { href } }],
      })
    else chain.setLink({ href })
    chain.run()
    close()
  }
  const takeAway = () => {
    editor!.chain().extendMarkRange('link').unsetLink().run()
    close()
  }

  return (
    <>
      <Tooltip title="Link">
        <IconButton
          size="small"
          aria-label="Link"
          aria-haspopup="dialog"
          tabIndex={tabIndex}
          aria-pressed={isLink}
          color={isLink ? 'primary' : 'default'}
          disabled={!editor}
          onClick={({ currentTarget }) => {
            setTyped(editor?.getAttributes('link').href ?? '')
            setAnchor(currentTarget)
          }}
        >
          <IconLink size={18} stroke={1.5} />
        </IconButton>
      </Tooltip>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { 'role': 'dialog', 'aria-label': 'Link' } }}
      >
        <Box sx={{ p: 2, width: 'min(380px, 86vw)' }}>
          <TextField
            label="Address"
            fullWidth
            autoFocus
            value={typed}
            error={Boolean(wrong)}
            helperText={wrong || 'https://…, or /help/… for a page of this site'}
            onChange={({ target }) => {
              setTyped(target.value)
              setWrong('')
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // the form around it is not meant
              event.preventDefault()
              put()
            }}
          />
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 1 }}>
            {isLink && (
              <Button size="small" variant="outlined" onClick={takeAway}>
                Remove link
              </Button>
            )}
            <Button size="small" variant="contained" onClick={put}>
              Save link
            </Button>
          </Box>
        </Box>
      </Popover>
    </>
  )
}
