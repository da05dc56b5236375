import './code_editor.css'
import { useEffect, useId, useRef } from 'react'
import { useMantineStyleNonce } from '@mantine/core'
import { indentWithTab } from '@codemirror/commands'
import { javascript } from '@codemirror/lang-javascript'
import { python } from '@codemirror/lang-python'
import { sql, SQLite } from '@codemirror/lang-sql'
import { HighlightStyle, indentUnit, syntaxHighlighting } from '@codemirror/language'
import { Compartment, EditorState } from '@codemirror/state'
import { keymap } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { basicSetup, EditorView } from 'codemirror'
import { t } from '@lingui/core/macro'
import type { CodeLanguage } from '../../../../../api/engines/code_runner/in_browser'

export type EditorProps = {
  language: CodeLanguage
  value: string
  onChange: (value: string) => void
  /** What a screen reader calls the field. */
  label: string
  readOnly?: boolean
  minHeight?: number
}

const languages = {
  javascript: () => javascript(),
  typescript: () => javascript({ typescript: true }),
  python: () => [python(), indentUnit.of('    ')],
  sql: () => sql({ dialect: SQLite }),
} satisfies Record<CodeLanguage, unknown>

const colours = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--code-comment)', fontStyle: 'italic' },
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-number)' },
  { tag: [tags.typeName, tags.className], color: 'var(--code-type)' },
  { tag: tags.definition(tags.function(tags.variableName)), fontWeight: '600' },
  { tag: tags.invalid, color: 'var(--harm)' },
])

const look = EditorView.theme({
  '&': {
    color: 'var(--mantine-color-text)',
    backgroundColor: 'var(--surface)',
    fontSize: '0.875rem',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mantine-font-family-monospace)', lineHeight: '1.55' },
  '.cm-content': { caretColor: 'var(--mantine-color-text)', padding: '8px 0' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--mantine-color-text)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    { backgroundColor: 'var(--code-selection)' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--code-line)' },
  '.cm-gutters': {
    color: 'var(--mantine-color-dimmed)',
    backgroundColor: 'var(--surface)',
    borderRight: '1px solid var(--line)',
  },
  '.cm-selectionMatch': { backgroundColor: 'var(--code-line)' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--code-selection)' },
  '.cm-panels, .cm-tooltip': {
    color: 'var(--mantine-color-text)',
    backgroundColor: 'var(--mantine-color-body)',
    borderColor: 'var(--line)',
  },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    color: 'var(--mantine-color-text)',
    backgroundColor: 'var(--code-selection)',
  },
})

/** The editor itself; see `code_editor.tsx`, which loads it. */
export default function Editor({
  language,
  value,
  onChange,
  label,
  readOnly = false,
  minHeight = 280,
}: EditorProps) {
  const nonce = useMantineStyleNonce()?.() ?? ''
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const parts = useRef({ language: new Compartment(), reading: new Compartment() })
  const changed = useRef(onChange)
  changed.current = onChange
  const note = useId()

  useEffect(() => {
    const { language: speech, reading } = parts.current
    const made = new EditorView({
      parent: place.current!,
      doc: value,
      extensions: [
        EditorView.cspNonce.of(nonce),
        basicSetup,
        keymap.of([indentWithTab]),
        look,
        syntaxHighlighting(colours),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': label, 'aria-describedby': note }),
        speech.of(languages[language]()),
        reading.of(EditorState.readOnly.of(readOnly)),
        EditorView.updateListener.of(
          (update) => update.docChanged && changed.current(update.state.doc.toString())
        ),
      ],
    })
    view.current = made
    return () => made.destroy()
    // another label is another field; what else changes is put into the one that is there
  }, [label, nonce, note])

  useEffect(() => {
    const { language: speech, reading } = parts.current
    view.current?.dispatch({
      effects: [
        speech.reconfigure(languages[language]()),
        reading.reconfigure(EditorState.readOnly.of(readOnly)),
      ],
    })
  }, [language, readOnly])

  useEffect(() => {
    const { current } = view
    const shown = current?.state.doc.toString()
    // a value set from outside, such as the starting point, replaces what is shown
    if (current && value !== shown)
      current.dispatch({ changes: { from: 0, to: shown!.length, insert: value } })
  }, [value])

  return (
    <div className="c-code">
      <div ref={place} className="c-code-field" style={{ minHeight }} />
      <p id={note} className="c-code-note">
        {t`Tab indents. To leave the editor by keyboard, press Escape and then Tab.`}
      </p>
    </div>
  )
}
