import ts from 'typescript'

/** A table that a source names in SQL text or to the query builder. */
export type NamedTable = { line: number; table: string }

const BUILDER = /^(?:from|table|into|(?:left|right|inner|full|cross)?(?:outer)?join)$/i
/** What makes a string SQL, or a part of it. */
const isSql =
  /\b(?:select\b|insert\s+into|delete\s+from|update\s+\w+(?:\s+\w+)?\s+set|with\s+\w+\s+as|join\s+\w+(?:\s+(?:as\s+)?\w+)?\s+(?:on|using)\b)/i
const one = String.raw`\w+(?:\s+(?:as\s+)?(?!(?:cross|full|inner|join|left|natural|on|right|set|using|where)\b)\w+)?`
/** The names after from, join, into, update and using; a comma brings further ones. */
const names = new RegExp(
  String.raw`\b(?:from|join|into|update|using)\s+(?:only\s+|lateral\s+)?(${one}(?:\s*,\s*${one})*)`,
  'gi'
)

/** Finds the tables of the database that a source file names, in strings, in templates and in `.from('jobs')`; comments do not count. */
export function tablesNamed(path: string, text: string, tables: ReadonlySet<string>): NamedTable[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: NamedTable[] = []
  const add = (node: ts.Node, table: string) => {
    if (!tables.has(table)) return
    const { line } = source.getLineAndCharacterOfPosition(node.getStart())
    found.push({ line: line + 1, table })
  }
  const visit = (node: ts.Node) => {
    const words = wordsOf(node)
    if (words !== undefined && isSql.test(words))
      for (const [, list] of words.matchAll(names))
        for (const one of list.split(',')) add(node, one.trim().split(/\s/)[0])
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [first] = node.arguments
      if (BUILDER.test(node.expression.name.text) && first)
        for (const name of builderNames(first)) add(first, name.trim().split(/\s/)[0])
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The text of a string or template; what a template inserts is one word. */
function wordsOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map(({ literal }) => ` _ ${literal.text}`).join('')
}

/** `'jobs'`, `'jobs as j'` and `{ j: 'jobs' }`. */
function builderNames(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (!ts.isObjectLiteralExpression(node)) return []
  return node.properties.flatMap((one) =>
    ts.isPropertyAssignment(one) && ts.isStringLiteralLike(one.initializer)
      ? [one.initializer.text]
      : []
  )
}
