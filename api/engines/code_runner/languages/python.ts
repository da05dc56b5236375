import { loadPyodide, type PyodideInterface } from 'pyodide'
import { ranOut, timesRefused } from '../bound_memory.ts'
import { cut, MAX_OUTPUT, type Code, type Language } from '../submission.ts'

/**
 * Each case runs the source anew in a namespace of its own, and takes and gives JSON. What is kept here under other names a
 * source may replace without harm to anybody but itself.
 */
const PRELUDE = `
def _prepare():
    import ast, inspect, json, linecache, sys, traceback
    dumps, loads = json.dumps, json.loads

    def told(error):
        lines = traceback.extract_tb(error.__traceback__)
        own = [one for one in lines if one.filename in ('solution.py', 'harness.py')][-8:]
        where = ''.join(f'\\n    line {one.lineno}, in {one.name}' for one in own)
        if isinstance(error, SyntaxError):
            where = f'\\n    line {error.lineno}'
        return f'{type(error).__name__}: {error}{where}'

    def load(source, entry, harness):
        namespace = {'__name__': 'solution', '__builtins__': __builtins__}
        exec(compile(source, 'solution.py', 'exec'), namespace)
        if not callable(namespace.get(entry)):
            raise NameError(f'The function {entry} is not there.')
        if harness:
            exec(compile(harness, 'harness.py', 'exec'), namespace)
            return namespace['harness']
        return namespace[entry]

    def check(source, entry, harness):
        try:
            load(source, entry, harness)
        except BaseException as error:
            return told(error)

    async def run(source, entry, harness, given):
        try:
            value = load(source, entry, harness)(*loads(given))
            if inspect.isawaitable(value):
                value = await value
            return [True, dumps(value, allow_nan=False)]
        except BaseException as error:
            return [False, told(error)]

    return check, run

_prepare()
`

/** The part of Pyodide that comes with its package and is not described. */
export type PythonParts = {
  indexURL?: string
  stdLibURL?: string
  /** The memory of an interpreter that has started, which spares its start. */
  snapshot?: Uint8Array<ArrayBuffer>
}

type Run = (source: string, entry: string, harness: string, given: string) => Promise<any>

/** Starts Python; `more` are settings of Pyodide that are not described. */
export function startPython({ snapshot, ...parts }: PythonParts, more: object = {}) {
  return loadPyodide({
    ...parts,
    ...(snapshot ? { _loadSnapshot: snapshot } : {}),
    ...more,
  } as Parameters<typeof loadPyodide>[0])
}

/** Python in Pyodide: one interpreter, in which each case loads the source anew. */
export async function python(parts: PythonParts): Promise<Language> {
  const interpreter: PyodideInterface = await startPython(parts)
  let printed = ''
  const decoder = new TextDecoder()
  const write = (bytes: Uint8Array) => {
    if (printed.length <= MAX_OUTPUT) printed += decoder.decode(bytes.slice(0, MAX_OUTPUT))
    return bytes.length
  }
  interpreter.setStdout({ write })
  interpreter.setStderr({ write })
  const [check, run] = interpreter.runPython(PRELUDE) as [
    (...code: string[]) => string | undefined,
    Run,
  ]
  let code: Code

  return {
    async load(next) {
      code = next
      return check(code.source, code.entry!, code.harness ?? '')
    },

    async run(given) {
      const before = timesRefused()
      const begun = performance.now()
      printed = ''
      const args = JSON.stringify('args' in given ? given.args : [])
      let value: string | undefined
      let error: string | undefined
      try {
        const said = await run(code.source, code.entry!, code.harness ?? '', args)
        const [good, text] = said.toJs()
        if (!good) error = text
        else if (text.length > MAX_OUTPUT) error = 'The function returned more than 64 KB.'
        else value = text
      } catch (fault) {
        error = String(fault)
      }
      const ms = performance.now() - begun
      const outOfMemory = ranOut(error, before)
      return { value, error, printed: printed && cut(printed), outOfMemory, ms }
    },
  }
}
