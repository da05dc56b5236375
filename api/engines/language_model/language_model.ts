import { setTimeout as pause } from 'node:timers/promises'

export type ModelOptions = {
  /** Up to and with `/v1`. */
  url: string
  key?: string
  model: string
  /** Milliseconds for an answer with all its tries. */
  milliseconds?: number
  /** Milliseconds without a word after which a try counts as lost. */
  stall?: number
  tries?: number
  /** Characters of an answer. */
  most?: number
}

export type Asked<Value> = {
  system: string
  user: string
  /** JSON schema of the answer, and its name. */
  schema: { name: string; schema: object }
  /** Makes the value of the parsed answer; throws where it is none. */
  read: (answer: unknown) => Value
}

export type Reason =
  'unreachable' | 'refused' | 'stalled' | 'too_slow' | 'broken_off' | 'too_long' | 'rubbish'

export class ModelFailed extends Error {
  constructor(
    readonly reason: Reason,
    /** What was counted before it failed. */
    readonly tokens = 0
  ) {
    super(`The language model failed: ${reason}`)
  }
}

/** What may be otherwise a moment later. */
const passing: Reason[] = ['unreachable', 'stalled', 'broken_off', 'rubbish']
const PAUSE_MS = 300

/** A language model behind an endpoint that speaks as OpenAI's does. */
export class LanguageModel {
  readonly model: string
  #options: Required<Omit<ModelOptions, 'key'>> & { key?: string }

  constructor(options: ModelOptions) {
    this.#options = { milliseconds: 60_000, stall: 15_000, tries: 3, most: 100_000, ...options }
    this.model = options.model
  }

  /** Asks for one answer; tries again what may pass. Rejects with `ModelFailed`. */
  async ask<Value>(asked: Asked<Value>): Promise<{ value: Value; tokens: number }> {
    const { milliseconds, tries } = this.#options
    const until = Date.now() + milliseconds
    let tokens = 0
    for (let nth = 1; ; nth++) {
      try {
        const answer = await this.#try(asked, until)
        return { value: answer.value, tokens: tokens + answer.tokens }
      } catch (error) {
        if (!(error instanceof ModelFailed)) throw error
        tokens += error.tokens
        const wait = PAUSE_MS * 2 ** (nth - 1)
        if (!passing.includes(error.reason) || nth >= tries || Date.now() + wait >= until)
          throw new ModelFailed(error.reason, tokens)
        await pause(wait)
      }
    }
  }

  async #try<Value>({ system, user, schema, read }: Asked<Value>, until: number) {
    const { url, key, model, stall, most } = this.#options
    const control = new AbortController()
    let ended: Reason | undefined
    const end = (reason: Reason) => {
      ended ??= reason
      control.abort()
    }
    const whole = setTimeout(() => end('too_slow'), Math.max(0, until - Date.now()))
    let silent = setTimeout(() => end('stalled'), stall)
    const heard = () => {
      clearTimeout(silent)
      silent = setTimeout(() => end('stalled'), stall)
    }
    try {
      const response = await fetch(`${url.replace(/\/$/, '')}/chat/completions`, {
        method: 'POST',
        redirect: 'error',
        signal: control.signal,
        headers: {
          'content-type': 'application/json',
          'accept': 'text/event-stream',
          ...(key && { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({
          model,
          temperature: 0,
          stream: true,
          stream_options: { include_usage: true },
          response_format: { type: 'json_schema', json_schema: { ...schema, strict: true } },
          messages: [
            { role: 'system', content: system },
            { role: 'user', content: user },
          ],
        }),
      })
      if (!response.ok || !response.body) {
        await response.body?.cancel()
        throw new ModelFailed(
          response.status === 429 || response.status >= 500 ? 'unreachable' : 'refused'
        )
      }
      const { text, tokens, isWhole } = await gather(response.body, heard, most)
      if (!isWhole) throw new ModelFailed('broken_off', tokens)
      try {
        return { value: read(JSON.parse(text)), tokens }
      } catch {
        throw new ModelFailed('rubbish', tokens)
      }
    } catch (error) {
      if (error instanceof ModelFailed) throw error
      throw new ModelFailed(ended ?? 'unreachable')
    } finally {
      clearTimeout(whole)
      clearTimeout(silent)
      control.abort()
    }
  }
}

/** The words of a stream of server-sent events; whole once it says that it is done. */
async function gather(body: ReadableStream<Uint8Array>, heard: () => void, most: number) {
  const decoder = new TextDecoder()
  let rest = ''
  let text = ''
  let tokens = 0
  let isWhole = false
  try {
    for await (const chunk of body) {
      heard()
      rest += decoder.decode(chunk, { stream: true })
      if (rest.length + text.length > 4 * most) throw new ModelFailed('too_long', tokens)
      const lines = rest.split('\n')
      rest = lines.pop()!
      for (const line of lines) {
        if (!line.startsWith('data:')) continue
        const data = line.slice(5).trim()
        if (data === '[DONE]') return { text, tokens, isWhole: true }
        const event = parsed(data)
        const [choice] = event?.choices ?? []
        text += choice?.delta?.content ?? ''
        tokens = event?.usage?.total_tokens ?? tokens
        if (choice?.finish_reason === 'stop') isWhole = true
        if (text.length > most) throw new ModelFailed('too_long', tokens)
      }
    }
  } catch (error) {
    if (error instanceof ModelFailed || (error as Error).name === 'AbortError') throw error
    return { text, tokens, isWhole: false }
  }
  return { text, tokens, isWhole }
}

function parsed(data: string): any {
  try {
    return JSON.parse(data)
  } catch {
    throw new ModelFailed('rubbish')
  }
}
