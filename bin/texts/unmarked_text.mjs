/**
 * A lint rule for the screens of the portal: what a reader sees is marked for translation (`t`, `plural`, `<Trans>`).
 * It looks at the text of elements, at attributes and properties that are shown, and at what is told in a notice or in
 * the title of the page; through conditions and templates, so that a piece of a sentence is found, too.
 */

const letters = /\p{L}/u
const address = /^(\/|https?:)/
/** A word of a program begins small and has no space: `{ title: 'asc' }`. */
const sentence = /^\P{L}*\p{Lu}\p{Ll}|\p{L}[,.:;]? \p{L}/u
/** Words that only a reader is told, whatever the property is called: `{ accept: 'Offer accepted' }`. */
const phrase = /^\p{Lu}\p{L}*,? \p{L}/u

/** What marks a text by the properties that it is given. */
const macros = ['t', 'plural', 'select']

const list = { type: 'array', items: { type: 'string' } }

/** Where a literal is used: up through conditions, fallbacks, templates, lists and methods that may yield it. */
function useOf(node) {
  let from = node
  for (let at = node.parent; ; from = at, at = at.parent) {
    const passes =
      (at.type === 'ConditionalExpression' && from !== at.test) ||
      (at.type === 'LogicalExpression' && (at.operator !== '&&' || from === at.right)) ||
      (at.type === 'TemplateLiteral' && at.parent.type !== 'TaggedTemplateExpression') ||
      (at.type === 'ArrayExpression' && sentence.test(node.value ?? textOf(node))) ||
      (at.type === 'MemberExpression' && from === at.object) ||
      (at.type === 'CallExpression' && from === at.callee) ||
      at.type === 'JSXExpressionContainer'
    if (!passes) return { from, at }
  }
}

/** The words of a template, without its gaps. */
const textOf = ({ quasis }) => quasis.map(({ value }) => value.cooked).join(' ')

const nameOf = (node) => node?.name?.name ?? node?.name ?? node?.value

/** Whether an element, or one around it, has one of these names. */
function within(node, names) {
  for (let at = node; at; at = at.parent)
    if (at.type === 'JSXElement' && names.includes(nameOf(at.openingElement.name))) return true
  return false
}

export const unmarkedText = {
  meta: {
    type: 'problem',
    messages: { unmarked: 'Mark “{{text}}” for translation with t, plural or <Trans>.' },
    schema: [
      {
        type: 'object',
        properties: {
          attributes: list,
          properties: list,
          calls: list,
          elements: list,
          names: list,
        },
        additionalProperties: false,
      },
    ],
  },
  create(context) {
    const { attributes, properties, calls, elements, names } = context.options[0]
    const report = (node, text) =>
      context.report({ node, messageId: 'unmarked', data: { text: text.trim() } })
    const isText = (text) =>
      letters.test(text) && !address.test(text) && !names.includes(text.trim())

    function literal(node, text) {
      if (!isText(text)) return
      const { from, at } = useOf(node)
      const shown =
        ((at.type === 'JSXElement' || at.type === 'JSXFragment') && !within(at, elements)) ||
        (at.type === 'JSXAttribute' &&
          (attributes.includes(nameOf(at)) || (nameOf(at) === 'name' && sentence.test(text)))) ||
        (at.type === 'Property' &&
          from === at.value &&
          !macros.includes(nameOf(at.parent.parent.callee)) &&
          (phrase.test(text) || (properties.includes(nameOf(at.key)) && sentence.test(text)))) ||
        (at.type === 'CallExpression' &&
          from !== at.callee &&
          calls.includes(nameOf(at.callee.object ?? at.callee)))
      if (shown) report(node, text)
    }

    return {
      JSXText(node) {
        if (isText(node.value) && !within(node.parent, ['Trans', ...elements]))
          report(node, node.value)
      },
      Literal(node) {
        if (typeof node.value === 'string') literal(node, node.value)
      },
      TemplateLiteral(node) {
        if (node.parent.type === 'TaggedTemplateExpression') return
        literal(node, textOf(node))
      },
    }
  },
}
