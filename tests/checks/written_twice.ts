import ts from 'typescript'

/** A list of choices, by where it stands: `jobs/job_facts.jobTypes`. */
export type Choices = { name: string; values: readonly (string | number)[] }
export type Copy = { line: number; of: string; values: readonly (string | number)[] }

/** The lists of two values and more that a file of facts exports. */
export function choicesIn(file: string, exported: Record<string, unknown>): Choices[] {
  return Object.entries(exported).flatMap(([name, list]) => {
    if (!Array.isArray(list) || /Values$/.test(name)) return []
    const values = list.map((one) => (isPlain(one) ? one : (one?.value ?? one?.key)))
    return values.length >= 2 && values.every(isPlain) ? [{ name: `${file}.${name}`, values }] : []
  })
}

/**
 * Where a source writes a list of choices out a second time: an array, a union or the keys of an object with three of its
 * values and more, and nothing else, or with all of them beside one or two others. Of a list of two, both and nothing
 * else, in an array or a union. Keys that a type of the facts checks are no copy.
 */
export function writtenTwice(path: string, text: string, lists: readonly Choices[]): Copy[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
  // tests may name some of the choices, and say what a response holds by its keys
  const isTest = /\.spec\.ts$/.test(path)
  const copies: Copy[] = []
  const compare = (node: ts.Node, found: (string | number | undefined)[], least = 2) => {
    const values = new Set(found.filter((value) => value !== undefined))
    for (const list of lists) {
      if (list.values.length < least) continue
      if (isTest && list.values.some((value) => !values.has(value))) continue
      const shared = list.values.filter((value) => values.has(value))
      const whole = shared.length === list.values.length && found.length - shared.length < 3
      const same = shared.length === found.length || whole
      if (shared.length < Math.min(3, list.values.length) || !same) continue
      if (list.values.length === 2 && (isTest || found.length > 2)) continue
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      copies.push({ line: line + 1, of: list.name, values: shared })
      return
    }
  }
  const visit = (node: ts.Node) => {
    if (ts.isArrayLiteralExpression(node)) compare(node, [...new Set(node.elements.map(valueOf))])
    else if (ts.isUnionTypeNode(node) || ts.isTupleTypeNode(node))
      compare(node, membersOf(node).map(valueOfType))
    else if (ts.isObjectLiteralExpression(node) && !isTest && !isChecked(node))
      compare(node, node.properties.map(nameOf), 3)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return copies
}

const isPlain = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'

const membersOf = (node: ts.UnionTypeNode | ts.TupleTypeNode) =>
  (ts.isUnionTypeNode(node) ? [...node.types] : [...node.elements]).filter(
    (type) => !ts.isLiteralTypeNode(type) || type.literal.kind !== ts.SyntaxKind.NullKeyword
  )

function valueOf(node: ts.Node): string | number | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isNumericLiteral(node)) return Number(node.text)
  // a pair of value and label, or an option of a picker
  if (ts.isArrayLiteralExpression(node) && node.elements.length === 2)
    return valueOf(node.elements[0])
  if (!ts.isObjectLiteralExpression(node)) return undefined
  const value = node.properties.find((property) =>
    ['value', 'key', 'id', '_id'].includes(String(nameOf(property)))
  )
  return value && ts.isPropertyAssignment(value) ? valueOf(value.initializer) : undefined
}

const valueOfType = (type: ts.TypeNode) =>
  ts.isLiteralTypeNode(type) ? valueOf(type.literal) : undefined

const nameOf = ({ name }: ts.ObjectLiteralElementLike) =>
  name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined

/** `const rates: Record<PayPeriod, number> = {…}` and `{…} satisfies Record<PayPeriod, …>`: a key too many or too few fails the types. */
function isChecked(node: ts.Node): boolean {
  let above = node.parent
  while (ts.isAsExpression(above) || ts.isParenthesizedExpression(above)) above = above.parent
  let type =
    ts.isSatisfiesExpression(above) || ts.isVariableDeclaration(above) ? above.type : undefined
  if (type && ts.isTypeReferenceNode(type) && type.typeName.getText() === 'Partial')
    type = type.typeArguments?.[0]
  if (!type || !ts.isTypeReferenceNode(type) || type.typeName.getText() !== 'Record') return false
  const [keys] = type.typeArguments ?? []
  const isNamed = (one: ts.TypeNode) =>
    ts.isTypeReferenceNode(one) || ts.isIndexedAccessTypeNode(one)
  return keys !== undefined && (ts.isUnionTypeNode(keys) ? keys.types.some(isNamed) : isNamed(keys))
}
