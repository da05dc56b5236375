import { useEffect, useState } from 'react'
import { Box, FormHelperText, FormLabel, IconButton, Tooltip } from '@mui/material'
import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import {
  IconBold,
  IconH2,
  IconH3,
  IconItalic,
  IconList,
  IconListNumbers,
  IconQuote,
} from '@tabler/icons-react'
import { useInput, type InputProps } from 'react-admin'
import { tableLook } from '../look/table_look'
import { pictureNode } from '../values/picture_node'
import { tableNodes } from '../values/table_nodes'
import { LinkTool } from './link_tool'
import { dark, light } from '../look/theme/palette'

const tools = [
  ['Bold', IconBold, 'bold', (chain: any) => chain.toggleBold()],
  ['Italic', IconItalic, 'italic', (chain: any) => chain.toggleItalic()],
  ['Heading', IconH2, 'heading2', (chain: any) => chain.toggleHeading({ level: 2 })],
  ['Small heading', IconH3, 'heading3', (chain: any) => chain.toggleHeading({ level: 3 })],
  ['List', IconList, 'bulletList', (chain: any) => chain.toggleBulletList()],
  ['Numbered list', IconListNumbers, 'orderedList', (chain: any) => chain.toggleOrderedList()],
  ['Quote', IconQuote, 'blockquote', (chain: any) => chain.toggleBlockquote()],
] as const

/** Rich text as an input; fetched when a form needs one. */
export default function RichText({ label, helperText, ...props }: InputProps) {
  const { field, fieldState, id, isRequired } = useInput(props)
  const { stop, ...walked } = useOneStop()
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        link: { openOnClick: false },
        // the server keeps none, as it reads like a link
        underline: false,
      }),
      ...tableNodes,
      pictureNode,
    ],
    content: field.value ?? '',
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: {
        'id': id,
        'role': 'textbox',
        'aria-multiline': 'true',
        'aria-label': String(label),
        ...(isRequired && { 'aria-required': 'true' }),
      },
    },
    onUpdate: ({ editor: changed }) => field.onChange(changed.isEmpty ? '' : changed.getHTML()),
  })
  useEffect(() => {
    if (
      editor &&
      !editor.isDestroyed &&
      (field.value ?? '') !== editor.getHTML() &&
      !(editor.isEmpty && !field.value)
    )
      editor.commands.setContent(field.value ?? '', { emitUpdate: false })
  }, [field.value, editor])
  return (
    <Box sx={{ width: '100%', mb: 2 }}>
      <FormLabel error={fieldState.invalid} sx={{ display: 'block', fontSize: 13, mb: 0.5 }}>
        {label}
        {isRequired && <span aria-hidden> *</span>}
      </FormLabel>
      <Box
        sx={{
          'border': 1,
          'borderColor': fieldState.invalid
            ? 'error.main'
            : ({ palette }) => (palette.mode === 'dark' ? dark : light).field,
          'borderRadius': 1,
          'bgcolor': 'background.paper',
          '& .ProseMirror': {
            minHeight: 160,
            px: 1.75,
            py: 1,
            outline: 'none',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            overflowX: 'auto',
          },
          '& img': { maxWidth: '100%' },
          ...tableLook,
          // keys reach the editor, not a table in it: the editor scrolls
          '& .ProseMirror table': { display: 'table', overflowX: 'visible' },
          '&:focus-within': { borderColor: 'primary.main' },
        }}
      >
        <Box
          role="toolbar"
          aria-label={`Format ${label}`}
          {...walked}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 0.25,
            p: 0.5,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          {tools.map(([name, Icon, mark, toggle], index) => {
            const on = mark.startsWith('heading')
              ? editor?.isActive('heading', { level: Number(mark.slice(7)) })
              : editor?.isActive(mark)
            return (
              <Tooltip key={name} title={name}>
                <IconButton
                  size="small"
                  aria-label={name}
                  aria-pressed={Boolean(on)}
                  tabIndex={index === stop ? 0 : -1}
                  color={on ? 'primary' : 'default'}
                  onClick={() => editor && toggle(editor.chain().focus()).run()}
                >
                  <Icon size={18} stroke={1.5} />
                </IconButton>
              </Tooltip>
            )
          })}
          <LinkTool editor={editor} tabIndex={stop === tools.length ? 0 : -1} />
        </Box>
        <EditorContent editor={editor} />
      </Box>
      <FormHelperText error={fieldState.invalid}>
        {fieldState.error?.message
          ? String(fieldState.error.message).replace(/^@@react-admin@@"?|"$/g, '')
          : helperText || ''}
      </FormHelperText>
    </Box>
  )
}

/** A row of buttons that Tab stops at once: the arrow keys, Home and End walk it, and it is come back to where it was left. */
function useOneStop() {
  const [stop, setStop] = useState(0)
  const buttonsOf = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>('button')]
  return {
    stop,
    onFocus: ({ currentTarget, target }: React.FocusEvent<HTMLElement>) => {
      const at = buttonsOf(currentTarget).indexOf(target)
      if (at >= 0) setStop(at)
    },
    onKeyDown: (event: React.KeyboardEvent<HTMLElement>) => {
      const buttons = buttonsOf(event.currentTarget)
      const at = buttons.indexOf(event.target as HTMLElement)
      const last = buttons.length - 1
      const to = {
        ArrowRight: at < last ? at + 1 : 0,
        ArrowLeft: at > 0 ? at - 1 : last,
        Home: 0,
        End: last,
      }[event.key]
      if (at < 0 || to === undefined) return
      event.preventDefault()
      buttons[to].focus()
    },
  }
}
