/** Which spec files a command line means; see bin/test.ts and bin/check.mjs. */
import * as fs from 'node:fs'
import { matchesGlob } from 'node:path'

export const suites = ['unit', 'functional', 'browser']
export const suiteOf = (file) => file.split('/')[1]
/** Does a file look at the built pages, in a browser or as the text that it asks the server for? */
export const needsPages = (file) =>
  suiteOf(file) === 'browser' ||
  file.startsWith('tests/functional/pages/') ||
  /accept\('html'\)|text\/html/.test(fs.readFileSync(file, 'utf8'))

/**
 * `words` as they follow `node ace test`: names of suites, and after `--files` (or without it) paths of spec files,
 * ends of paths, folders, or patterns. Without any: everything.
 *
 * @returns `{ files, options, fault }`: paths from the checkout's root, the words that are meant for Japa, and what to
 *   tell when a word fits no file
 */
export function chosenSpecs(words) {
  const all = suites.flatMap((suite) =>
    fs
      .readdirSync(`tests/${suite}`, { recursive: true })
      .filter((name) => name.endsWith('.spec.ts'))
      .map((name) => `tests/${suite}/${name.replaceAll('\\', '/')}`)
  )
  const options = []
  const named = []
  for (let at = 0; at < words.length; at++) {
    const [word, value] = words[at].split(/=(.*)/s)
    if (word === '--files') named.push(...(value ?? '').split(',').filter(Boolean))
    else if (word.startsWith('--')) options.push(word, value ?? words[++at] ?? '')
    else named.push(...words[at].split(','))
  }
  const files = new Set()
  for (const word of named) {
    const path = word.replace(/^\.\//, '').replace(/\/$/, '')
    const found = all.filter((file) =>
      suites.includes(path)
        ? suiteOf(file) === path
        : file === path ||
          file.startsWith(`${path}/`) ||
          `/${file}`.endsWith(`/${path}`) ||
          `/${file}`.endsWith(`/${path}.spec.ts`) ||
          `/${file}`.includes(`/${path}/`) ||
          matchesGlob(file, path) ||
          matchesGlob(file, `tests/**/${path}`)
    )
    if (found.length === 0) {
      const fault = `No spec file fits "${word}". Name a path below tests/, its end, a folder or a pattern.`
      return { files: [], options, fault }
    }
    found.forEach((file) => files.add(file))
  }
  return { files: named.length ? [...files] : all, options }
}
