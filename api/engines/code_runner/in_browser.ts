// The port for a browser's worker: the same languages and the same judge as on the server, for trying out.
import { boundMemory, ranOut } from './bound_memory.ts'
import { MEMORY, type CodeLanguage, type Language, type ReadPart } from './submission.ts'
import type { StripTypes } from './languages/javascript.ts'

export { givenOf, refusedRun, runResult, type Ended, type RunResult } from './judge.ts'
export type { Case, Code, CodeLanguage, Given, Outcome } from './submission.ts'
export { ranOut }

/** Where a browser finds the parts of each language, and what takes types off. */
export type BrowserParts = {
  quickJs: ReadPart
  sqlite: ReadPart
  /** The address of the folder of Pyodide. */
  python: string
  stripTypes: () => Promise<StripTypes>
}

/** What a worker could reach beside the network, which its response's own policy closes. */
const REACH = ['indexedDB', 'caches', 'BroadcastChannel', 'WebSocket', 'EventSource', 'Worker']

/** Opens one language in a worker that runs one submission, with the server's bound of memory. */
export async function openInBrowser(
  language: CodeLanguage,
  { quickJs, sqlite, python: folder, stripTypes }: BrowserParts
): Promise<Language> {
  for (const name of REACH) {
    for (let part: object | null = globalThis; part; part = Object.getPrototypeOf(part))
      Reflect.deleteProperty(part, name)
    Object.defineProperty(globalThis, name, { value: undefined, configurable: false })
  }
  boundMemory(MEMORY[language])
  if (language === 'sql') return (await import('./languages/sql.ts')).sql(sqlite)
  if (language === 'python')
    return (await import('./languages/python.ts')).python({ indexURL: folder })
  const { javascript } = await import('./languages/javascript.ts')
  return javascript(
    quickJs,
    language === 'typescript' ? await stripTypes() : (source: string) => source
  )
}
