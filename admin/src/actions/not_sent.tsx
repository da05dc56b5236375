import { Link as RouterLink } from 'react-router-dom'
import { Alert, AlertTitle, Box, Button, Link } from '@mui/material'
import { createStore, useStore } from '../../../portal/src/app/store'
import { choicesOf, labelOf, type Named } from '../catalogues'

type NotSent = {
  key: string
  /** "Reject: Data Engineer". */
  title: string
  /** Why it was refused. */
  message: string
  words: { label: string; text: string }[]
  /** The row's page, where it was about one. */
  path?: string
}

const list = createStore<readonly NotSent[]>([])

/** What a person wrote for an action; what they chose is chosen again in no time. */
const wordsOf = ({ input: fields = {} }: Named, input: object) =>
  Object.entries(input).flatMap(([name, text]) => {
    const field = fields[name]
    const isWritten = ['text', 'longtext'].includes(field?.type) && choicesOf(field).length === 0
    return isWritten && typeof text === 'string' && text.trim()
      ? [{ label: labelOf(name, field), text }]
      : []
  })

/**
 * Keeps in sight what was written for an action that was refused after the seconds of its undo, as its row may wait no
 * more, until it is dismissed. Returns whether something was written.
 */
export function tellNotSent(action: Named, input: object, told: Omit<NotSent, 'words'>) {
  const words = wordsOf(action, input)
  if (words.length === 0) return false
  forgetNotSent(told.key)
  list.set([...list.get(), { ...told, words }])
  return true
}

/** Takes it out of sight again: it went through after all. */
export const forgetNotSent = (key: string) => list.set(list.get().filter((one) => one.key !== key))

/** What was written and not sent, over whatever screen the admin is on by then. */
export function NotSentWords() {
  const shown = useStore(list, (all) => all)
  return shown.map(({ key, title, message, words, path }) => (
    <Alert
      key={key}
      severity="warning"
      variant="outlined"
      sx={{ 'my': 1.5, '& .MuiAlert-message': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' } }}
      onClose={() => forgetNotSent(key)}
      closeText="Discard what I wrote"
    >
      <AlertTitle>
        Not sent:{' '}
        {path ? (
          <Link component={RouterLink} to={path} color="inherit">
            {title}
          </Link>
        ) : (
          title
        )}
      </AlertTitle>
      {message}
      {words.map(({ label, text }) => (
        <Box key={label} sx={{ mt: 1 }}>
          <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{label}, as you wrote it</Box>
          <Box sx={{ whiteSpace: 'pre-wrap', maxWidth: 720 }}>{text}</Box>
        </Box>
      ))}
      <Button
        size="small"
        variant="outlined"
        sx={{ mt: 1 }}
        onClick={() =>
          void navigator.clipboard.writeText(words.map(({ text }) => text).join('\n\n'))
        }
      >
        Copy what I wrote
      </Button>
    </Alert>
  ))
}
