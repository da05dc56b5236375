import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSSyncVariant,
} from 'quickjs-emscripten-core'
import release from '@jitl/quickjs-ng-wasmfile-release-sync'
import { ranOut, timesRefused } from '../bound_memory.ts'
import { cut, MAX_OUTPUT, type Code, type Language, type ReadPart } from '../submission.ts'

/** QuickJS counts its own stack; beyond this, recursion is an error of the code and not the end of the process. */
const STACK_BYTES = 400_000

/**
 * Runs in each fresh context before the source: printing, timers on a clock that jumps to the next one, and the call of a
 * case. It keeps the built-ins that it needs, so a source that replaces them harms itself only.
 */
const PRELUDE = `(print, settle) => {
  const { parse, stringify } = JSON
  const { apply } = Reflect
  const timers = []
  let now = 0, last = 0, printed = 0
  const text = (value) => {
    if (typeof value === 'string') return value
    if (value instanceof Error) return value.name + ': ' + value.message
    try { return stringify(value) ?? String(value) } catch { return String(value) }
  }
  const log = (...values) => {
    if (printed > ${MAX_OUTPUT}) return
    let line = ''
    for (let i = 0; i < values.length; i++) line += (i ? ' ' : '') + text(values[i])
    printed += line.length + 1
    print(line)
  }
  globalThis.console = { log, info: log, debug: log, warn: log, error: log }
  const later = (repeat) => (run, delay = 0, ...given) => {
    const wait = Math.max(Number(delay) || 0, repeat ? 1 : 0)
    timers.push({ id: ++last, at: now + wait, run, given, every: repeat ? wait : 0 })
    return last
  }
  const clear = (id) => {
    const at = timers.findIndex((one) => one.id === id)
    if (at >= 0) timers.splice(at, 1)
  }
  const since = Date.now()
  globalThis.setTimeout = later(false)
  globalThis.setInterval = later(true)
  globalThis.clearTimeout = globalThis.clearInterval = clear
  globalThis.performance = { now: () => now }
  Date.now = () => since + now
  const failed = (error) => settle(false, error instanceof Error
    ? error.name + ': ' + error.message + '\\n' + (error.stack ?? '')
    : 'Thrown: ' + text(error))
  const done = (value) => {
    let json
    try { json = stringify(value) } catch (error) { return failed(error) }
    if (json === undefined) settle(false, value === undefined
      ? 'The function returned nothing.'
      : 'The function returned a ' + typeof value + ', which is no data.')
    else settle(true, json)
  }
  return {
    call(run, given) {
      try {
        const value = apply(run, undefined, parse(given))
        if (value !== null && typeof value === 'object' && typeof value.then === 'function') value.then(done, failed)
        else done(value)
      } catch (error) { failed(error) }
    },
    next() {
      if (timers.length === 0) return false
      let at = 0
      for (let i = 1; i < timers.length; i++) if (timers[i].at < timers[at].at) at = i
      const timer = timers[at]
      now = Math.max(now, timer.at)
      if (timer.every) { timers.splice(at, 1); timer.at = now + timer.every; timers.push(timer) }
      else timers.splice(at, 1)
      try { timer.run(...timer.given) } catch (error) { failed(error) }
      return true
    },
  }
}`

/** Turns TypeScript into JavaScript without checking types; throws where it does not parse. */
export type StripTypes = (source: string) => string

/** JavaScript in QuickJS; TypeScript as JavaScript without its types. Each case has a context of its own. */
export async function javascript(read: ReadPart, strip: StripTypes): Promise<Language> {
  const wasm = await read('emscripten-module.wasm')
  // its types name the CommonJS form, whose default is the whole module
  const variant = release as unknown as QuickJSSyncVariant
  const engine = await newQuickJSWASMModuleFromVariant(
    newVariant(variant, { wasmBinary: wasm.buffer })
  )
  let code: Code
  let script = ''

  /** A context with the source loaded, and what calls its function; `use` gets them or the reason why not. */
  function inContext<T>(use: (loaded: Loaded | string, context: QuickJSContext) => T): T {
    const runtime = engine.newRuntime()
    runtime.setMaxStackSize(STACK_BYTES)
    const context = runtime.newContext()
    // not disposed: what is left in a context that ran out of memory aborts on disposal, and the process ends soon
    const told: Told = { printed: '' }
    const print = context.newFunction('print', (line) => {
      told.printed += `${context.getString(line).slice(0, MAX_OUTPUT + 1)}\n`
    })
    const settle = context.newFunction('settle', (good, text) => {
      if (told.value !== undefined || told.error !== undefined) return
      const said = context.getString(text)
      if (!context.dump(good)) told.error = ownLines(said)
      else if (said.length > MAX_OUTPUT) told.error = 'The function returned more than 64 KB.'
      else told.value = said
    })
    const prelude = context.unwrapResult(context.evalCode(PRELUDE, 'prelude.js'))
    const kit = context.unwrapResult(
      context.callFunction(prelude, context.undefined, print, settle)
    )
    const evaluated = context.evalCode(script, 'solution.js')
    if (evaluated.error) return use(said(context, evaluated.error), context)
    const name = code.harness ? 'harness' : code.entry!
    if (code.harness) {
      const harness = context.evalCode(code.harness, 'harness.js')
      if (harness.error) return use(said(context, harness.error), context)
    }
    const entry = context.unwrapResult(
      context.evalCode(`typeof ${code.entry} === 'function' && ${name}`)
    )
    if (context.typeof(entry) !== 'function')
      return use(`The function ${code.entry} is not there.`, context)
    return use({ kit, entry, told }, context)
  }

  return {
    async load(next) {
      code = next
      try {
        script = code.language === 'typescript' ? strip(code.source) : code.source
      } catch (error) {
        return `SyntaxError: ${error instanceof Error ? error.message : String(error)}`
      }
      return inContext((loaded) => (typeof loaded === 'string' ? loaded : undefined))
    },

    async run(given) {
      const before = timesRefused()
      const begun = performance.now()
      const outcome = inContext((loaded, context) => {
        if (typeof loaded === 'string') return { error: loaded }
        const { kit, entry, told } = loaded
        const args = context.newString(JSON.stringify('args' in given ? given.args : []))
        context.unwrapResult(context.callMethod(kit, 'call', [entry, args]))
        const settled = () => told.value !== undefined || told.error !== undefined
        for (;;) {
          const jobs = context.runtime.executePendingJobs()
          if (jobs.error) told.error ??= said(context, jobs.error)
          if (settled()) break
          const next = context.unwrapResult(context.callMethod(kit, 'next'))
          if (!context.dump(next)) {
            told.error ??= 'The promise that the function returned is never settled.'
            break
          }
        }
        return { value: told.value, error: told.error, printed: told.printed && cut(told.printed) }
      })
      const ms = performance.now() - begun
      const outOfMemory = ranOut(outcome.error, before)
      return { ...outcome, outOfMemory, ms }
    },
  }
}

type Loaded = { kit: QuickJSHandle; entry: QuickJSHandle; told: Told }
type Told = { value?: string; error?: string; printed: string }

/** An error of the code with the lines of the source that it came through. */
function said(context: QuickJSContext, error: QuickJSHandle): string {
  const { name, message, stack } = Object(context.dump(error))
  if (message === undefined) return `Thrown: ${String(context.dump(error))}`
  return ownLines(`${name}: ${message}\n${stack ?? ''}`)
}

/** Without the lines of what calls the source. */
const ownLines = (error: string) => error.replace(/^ +at (?!.*solution\.js).*\n?/gm, '').trimEnd()
