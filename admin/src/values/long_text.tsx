import { Box } from '@mui/material'
import DOMPurify from 'dompurify'
import type { Field } from '../catalogues'
import { nonce } from '../look/nonce'
import { tableLook } from '../look/table_look'
import { areChanges, Changes, Values } from './changes'
import { SideBySide, type ShownCell } from './side_by_side'

/** Rich text cleaned once more, a mail in a closed frame, what changed, or what a value holds. */
export default function LongText({
  type,
  value,
  label,
  sideBySide,
  parts,
  cell,
}: {
  type: string
  value: any
  label: string
  sideBySide?: Field['sideBySide']
  parts?: Record<string, Field>
  cell: ShownCell
}) {
  if (type === 'preview') return <Mail html={value} title={label} />
  if (type === 'json' && sideBySide)
    return <SideBySide changes={value} called={sideBySide} parts={parts} cell={cell} />
  if (type === 'json')
    return areChanges(value) ? <Changes changes={value} /> : <Values value={value} parts={parts} />
  return (
    <Box
      sx={prose}
      dangerouslySetInnerHTML={{
        // on a phone a table scrolls sideways, by the keyboard too
        __html: DOMPurify.sanitize(value.replaceAll('<table>', '<table tabindex="0">'), {
          FORBID_TAGS: ['style', 'img', 'form', 'input', 'button'],
          FORBID_ATTR: ['style', 'class', 'id'],
        }),
      }}
    />
  )
}

/** A mail may say anything: no script runs in this frame, and nothing in it reaches the page. */
function Mail({ html, title }: { html: string; title: string }) {
  // even parsing obeys the page's policy, so its styles get the nonce before
  const page = new DOMParser().parseFromString(
    html.replace(/<style\b/gi, `<style nonce="${nonce}"`),
    'text/html'
  )
  for (const gone of page.querySelectorAll('script, meta, base, link, iframe, object, embed'))
    gone.remove()
  for (const element of page.querySelectorAll('*'))
    for (const { name } of [...element.attributes])
      if (/^on/i.test(name)) element.removeAttribute(name)
  return (
    <Box
      component="iframe"
      sandbox=""
      srcDoc={page.documentElement.outerHTML}
      title={title}
      sx={{
        width: '100%',
        height: 560,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: '#fff',
      }}
    />
  )
}

const prose = {
  'maxWidth': 720,
  'overflowWrap': 'anywhere',
  '& h1, & h2, & h3': { fontSize: 16, mt: 2, mb: 0.5 },
  '& p': { my: 1 },
  '& ul, & ol': { pl: 3, my: 1 },
  '& a': { color: 'info.main' },
  ...tableLook,
  '& > :first-of-type': { mt: 0 },
} as const
