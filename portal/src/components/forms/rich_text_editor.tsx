import '@mantine/tiptap/styles.layer.css'
import './rich_text_editor.css'
import { useEffect } from 'react'
import { Button, Menu, useMantineStyleNonce } from '@mantine/core'
import { RichTextEditor } from '@mantine/tiptap'
import { useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { t } from '@lingui/core/macro'

export type RichTextProps = {
  label: string
  value: string
  onChange: (html: string) => void
  error?: React.ReactNode
  description?: React.ReactNode
  required?: boolean
  minHeight?: number
  /** A menu of texts that are put in where the cursor is. */
  inserts?: { label: string; choices: readonly { text: string; label: string }[] }
}

/** The marks and blocks that the server keeps: paragraphs, two headings, lists, quotes, links, bold, italic. */
export default function Editor({
  value,
  onChange,
  label,
  minHeight = 180,
  inserts,
}: Pick<RichTextProps, 'value' | 'onChange' | 'label' | 'minHeight' | 'inserts'>) {
  const nonce = useMantineStyleNonce()?.()
  const editor = useEditor({
    injectNonce: nonce,
    extensions: [
      StarterKit.configure({ heading: { levels: [2, 3] }, link: { openOnClick: false } }),
    ],
    content: value,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: {
        'aria-label': label,
        'role': 'textbox',
        'aria-multiline': 'true',
        'style': `min-height: ${minHeight}px`,
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  })
  useEffect(() => {
    // a value set from outside (a template, a suggestion) replaces what is shown
    if (editor && !editor.isDestroyed && value !== editor.getHTML() && !(editor.isEmpty && !value))
      editor.commands.setContent(value, { emitUpdate: false })
  }, [value, editor])
  return (
    <RichTextEditor
      editor={editor}
      labels={{ linkControlLabel: t`Link`, linkEditorSave: t`Save link` }}
      classNames={{ linkEditorExternalControl: 'no-new-tab' }}
    >
      <RichTextEditor.Toolbar>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.H2 />
          <RichTextEditor.H3 />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.BulletList />
          <RichTextEditor.OrderedList />
          <RichTextEditor.Blockquote />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Link />
          <RichTextEditor.Unlink />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Undo />
          <RichTextEditor.Redo />
        </RichTextEditor.ControlsGroup>
        {inserts && (
          <Menu position="bottom-start" withinPortal returnFocus={false}>
            <Menu.Target>
              <Button size="compact-sm" variant="default">
                {inserts.label}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {inserts.choices.map(({ text, label: what }) => (
                <Menu.Item
                  key={text}
                  onClick={() => editor?.chain().focus().insertContent(text).run()}
                >
                  {what}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content />
    </RichTextEditor>
  )
}
