/** What a method of a controller does, by its code and its docstring. */
import * as fs from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { checker, here, root } from './program.mjs'

const { SyntaxKind } = ts

/** The function that a call leads to, when it is one of ours. */
function calledBy(call) {
  let symbol = checker.getSymbolAtLocation(call.expression)
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol)
  const declared = symbol?.valueDeclaration
  if (!declared || !here(declared.getSourceFile().fileName).startsWith('api/')) return undefined
  if (ts.isVariableDeclaration(declared)) {
    const made = declared.initializer
    return made && (ts.isArrowFunction(made) || ts.isFunctionExpression(made)) ? made : undefined
  }
  return ts.isFunctionLike(declared) && declared.body ? declared : undefined
}

const last = (expression) =>
  ts.isPropertyAccessExpression(expression)
    ? expression.name.text
    : ts.isIdentifier(expression)
      ? expression.text
      : ''

/** The kinds of files that may come in parts, as their facts name them. */
const [, partKinds] = fs
  .readFileSync(join(root, 'api/files/file_facts.ts'), 'utf8')
  .match(/partKinds = \[(.*)\]/)

/** Everything that a method says of itself, and what it leaves to functions that it hands its request on to. */
export function read(fn, where, depth = 0) {
  const said = { validators: [], uploads: [], statuses: [], types: [], refuses: false }
  const visit = (node) => {
    if (ts.isCallExpression(node)) {
      const name = last(node.expression)
      const arg = node.arguments[0]
      if (name === 'validateUsing') {
        const options = node.arguments[1]
        const fromQuery = options && /qs\(\)/.test(options.getText())
        for (const one of validatorsOf(arg))
          said.validators.push({ ...one, ...(fromQuery ? { in: 'query' } : {}) })
      } else if (name === 'receiveUpload' || name === 'maybeUpload') {
        const [, field] = node.arguments[1].getText().match(/field: '(\w+)'/)
        const [, kind] = node.arguments[1].getText().match(/kind: '(\w+)'/)
        said.uploads.push({
          field,
          kind,
          ...(name === 'maybeUpload' ? { optional: true } : {}),
          ...(partKinds.includes(`'${kind}'`) ? { inParts: true } : {}),
        })
      } else if (name === 'status' && /response/.test(node.expression.getText()))
        said.statuses.push(...(arg.getText().match(/\b[1-5]\d\d\b/g) ?? []).map(Number))
      else if (name === 'created') said.statuses.push(201)
      else if (name === 'noContent') said.statuses.push(204)
      else if (name === 'redirect') said.statuses.push(302)
      else if (
        depth < 3 &&
        node.arguments.some((each) =>
          /^(ctx|request|this)$|\brequest\b/.test(each.getText().slice(0, 60))
        )
      ) {
        const inner = calledBy(node)
        if (inner && inner !== fn) {
          const { validators, uploads, statuses } = read(inner, where, depth + 1)
          said.validators.push(...validators)
          said.uploads.push(...uploads)
          said.statuses.push(...statuses)
        }
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(fn.body)
  return said
}

/** Names exported validators: one, or one of two by a condition. */
function validatorsOf(expression) {
  if (ts.isConditionalExpression(expression))
    return [...validatorsOf(expression.whenTrue), ...validatorsOf(expression.whenFalse)].map(
      (each) => ({ ...each, or: true })
    )
  let symbol = checker.getSymbolAtLocation(expression)
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol)
  const declared = symbol?.valueDeclaration
  if (!declared || !ts.isVariableDeclaration(declared)) return []
  if (declared.parent.parent.parent.kind !== SyntaxKind.SourceFile) return []
  return [{ from: `#${here(declared.getSourceFile().fileName)}`, name: declared.name.text }]
}

/** The types of what a function returns: the body of a `send`, what is serialised, or the value itself. */
export function typesReturned(fn, depth = 0) {
  const found = []
  const take = (expression, serialised = false) => {
    while (ts.isAwaitExpression(expression) || ts.isParenthesizedExpression(expression))
      expression = expression.expression
    if (ts.isConditionalExpression(expression)) {
      take(expression.whenTrue, serialised)
      take(expression.whenFalse, serialised)
      return
    }
    if (ts.isCallExpression(expression)) {
      const name = last(expression.expression)
      const callee = expression.expression.getText()
      if (/response/.test(callee) && ['send', 'json', 'created', 'accepted'].includes(name))
        return expression.arguments[0] && take(expression.arguments[0])
      if (/response/.test(callee)) return
      if (/(^|\.)serialize$/.test(callee)) return take(expression.arguments[0], true)
      const inner = calledBy(expression)
      // a function that serialises or sends for several controllers
      if (
        inner &&
        depth < 4 &&
        /serialize\(|response/.test(inner.getText()) &&
        !inner.typeParameters?.length
      )
        return found.push(...typesReturned(inner, depth + 1))
    }
    found.push({ type: checker.getTypeAtLocation(expression), serialised })
  }
  if (!ts.isBlock(fn.body)) take(fn.body)
  else {
    const visit = (node) => {
      if (ts.isReturnStatement(node)) return node.expression && take(node.expression)
      if (ts.isFunctionLike(node)) return
      ts.forEachChild(node, visit)
    }
    ts.forEachChild(fn.body, visit)
  }
  return found
}

/** The words of a docstring: its first sentence as summary, the rest as description. */
export function wordsOf(node) {
  const text = ts
    .getJSDocCommentsAndTags(node)
    .filter(ts.isJSDoc)
    .map((doc) => ts.getTextOfJSDocComment(doc.comment) ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (!text) return {}
  const [, first, rest] = text.match(/^(.*?[.;:])(?:\s(.*))?$/) ?? [, text, '']
  return { summary: first.replace(/[.;:]$/, ''), ...(rest ? { description: text } : {}) }
}

export const tagsOf = (node) =>
  Object.fromEntries(
    ts
      .getJSDocTags(node)
      .map((tag) => [tag.tagName.text, ts.getTextOfJSDocComment(tag.comment) ?? ''])
  )
