import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { LRUCache } from 'lru-cache'
import postcss, { type Root } from 'postcss'

const sheets = new Map<string, Root>()
const pruned = new LRUCache<string, string>({ max: 300 })

/** The rules of the sheets that a page's HTML can use: a third of the whole, so that a page is one small answer. */
export function prunedCss(files: string[], html: string): string {
  const classes = new Set<string>()
  for (const [, names] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of names!.split(/\s+/)) classes.add(name)
  const inline =
    [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, css]) => css).join('') +
    [...html.matchAll(/ style="([^"]*)"/g)].map(([, css]) => css).join(';')
  const named = new Set(variablesIn(inline))
  const key = files.join() + [...classes].sort().join(' ') + [...named].sort().join(' ')
  const kept = pruned.get(key)
  if (kept !== undefined) return kept

  const css = dropUnreadVariables(
    files.map((file) => dropUnusedRules(sheet(file), classes).toString()).join(''),
    inline
  )
  pruned.set(key, css)
  return css
}

const variablesIn = (css: string) =>
  Array.from(css.matchAll(/var\(\s*(--[\w-]+)/g), ([, name]) => name!)

function sheet(file: string) {
  let root = sheets.get(file)
  if (!root)
    sheets.set(
      file,
      (root = postcss.parse(readFileSync(app.makePath('public/assets', file), 'utf8')))
    )
  return root.clone()
}

function dropUnusedRules(root: Root, classes: Set<string>) {
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as any).name)) return
    const used = rule.selectors.filter((selector) => {
      const bare = selector.replace(/:not\([^)]*\)/g, '')
      return [...bare.matchAll(/\.((?:[\w-]|\\.)+)/g)].every(([, name]) =>
        classes.has(name!.replace(/\\/g, ''))
      )
    })
    if (used.length) rule.selectors = used
    else rule.remove()
  })
  root.walkAtRules((rule) => {
    if (/^(media|supports|layer|container)$/.test(rule.name) && rule.nodes && !rule.nodes.length)
      rule.remove()
  })
  const text = root.toString()
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!new RegExp(`animation[^;}]*\\b${rule.params}\\b`).test(text)) rule.remove()
  })
  return root
}

// a variable may be read by another only, so this repeats until nothing falls
function dropUnreadVariables(css: string, inline: string) {
  const root = postcss.parse(css)
  for (let before = -1; ;) {
    const text = root.toString() + inline
    const read = new Set(variablesIn(text))
    let left = 0
    root.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop)) left++
      else declaration.remove()
    })
    root.walkRules((rule) => void (rule.nodes.length || rule.remove()))
    if (left === before) return root.toString()
    before = left
  }
}
