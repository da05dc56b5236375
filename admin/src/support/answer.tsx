import { useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { Box, Button, Chip, TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { IconPaperclip } from '@tabler/icons-react'
import { chatLimits } from '#api/chat/chat_facts'
import { fileKinds } from '#api/files/file_facts'
import { API, http } from '../http'
import { useAskBeforeClosing } from '../forms/leave_guard'
import { sendForm } from '../forms/send_files'
import { QUESTIONS } from './support_data'

type Chosen = { key: string; name: string; percent: number; id?: string }

const { types, takes } = fileKinds.attachment
const most = chatLimits.attachments.max

/** What was typed for a conversation and not sent, while the console is open. */
const drafts = new Map<string, string>()

/** Where support writes its answer to a conversation, with files. */
export function Answer({ id }: { id: string }) {
  const client = useQueryClient()
  const notify = useNotify()
  const [text, setText] = useState(drafts.get(id) ?? '')
  const [chosen, setChosen] = useState<Chosen[]>([])
  const [busy, setBusy] = useState(false)
  // one id for one message, however often it is sent
  const clientId = useRef(crypto.randomUUID())
  useAskBeforeClosing(text.trim() !== '')

  const write = (value: string) => {
    setText(value)
    drafts.set(id, value)
  }
  const say = (error: unknown) => notify((error as Error).message, { type: 'error' })
  const ready = chosen.flatMap((file) => file.id ?? [])
  const maySend =
    !busy && ready.length === chosen.length && (text.trim() !== '' || ready.length > 0)

  function attach(files: File[]) {
    const room = most - chosen.length
    if (files.length > room) notify(`A message takes ${most} files; send the others after it`)
    for (const file of files.slice(0, room)) {
      const key = crypto.randomUUID()
      const change = (over: Partial<Chosen>) =>
        setChosen((all) => all.map((one) => (one.key === key ? { ...one, ...over } : one)))
      const form = new FormData()
      form.set('file', file, file.name)
      setChosen((all) => [...all, { key, name: file.name, percent: 0 }])
      sendForm<{ _id: string }>('message/upload', form, (bytes) =>
        change({ percent: Math.min(100, Math.floor((100 * bytes) / (file.size || 1))) })
      )
        .then(({ _id }) => change({ id: _id }))
        .catch((error) => {
          remove(key)
          say(error)
        })
    }
  }

  const remove = (key: string) => setChosen((all) => all.filter((one) => one.key !== key))

  async function send() {
    if (!maySend) return
    setBusy(true)
    try {
      await http(`${API}/message/send-message`, {
        method: 'POST',
        body: JSON.stringify({
          conversation_id: id,
          client_id: clientId.current,
          ...(text.trim() && { text }),
          ...(ready.length > 0 && { attachments: ready }),
        }),
      })
      clientId.current = crypto.randomUUID()
      write('')
      setChosen([])
      await client.invalidateQueries({ queryKey: QUESTIONS })
    } catch (error) {
      say(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      sx={{ mt: 2 }}
    >
      {chosen.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
          {chosen.map((file) => (
            <Chip
              key={file.key}
              label={file.id ? file.name : `${file.name}, ${file.percent} %`}
              onDelete={() => remove(file.key)}
            />
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
        <TextField
          label="Answer"
          multiline
          fullWidth
          maxRows={8}
          value={text}
          onChange={(event) => write(event.target.value)}
          slotProps={{ htmlInput: { maxLength: chatLimits.text.max } }}
        />
        <Button
          component="label"
          startIcon={<IconPaperclip size={18} stroke={1.5} />}
          disabled={chosen.length >= most}
          title={`Attach ${takes}`}
        >
          Attach files
          <input
            type="file"
            multiple
            hidden
            accept={types.join(',')}
            onChange={(event) => {
              attach([...(event.currentTarget.files ?? [])])
              event.currentTarget.value = ''
            }}
          />
        </Button>
        <Button type="submit" variant="contained" disabled={!maySend}>
          Send
        </Button>
      </Box>
    </Box>
  )
}
