import {
  createCipheriv,
  createDecipheriv,
  createHash,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { Transform, type TransformCallback } from 'node:stream'
import { BrokenBackup } from '#api/engines/backup_file/broken_backup'

const MAGIC = Buffer.from('CANDOR SEALED 1\n')
const SALT = 32
const CHECK = 16
const HEAD = MAGIC.length + SALT + CHECK
const CHUNK = 256 * 1024
const TAG = 16
/** A block of tar, so that the file stays one for other programs. */
const TRAILER = 512
const MARK = Buffer.from('candor backup sha256 ')

const CUT =
  'The file ends too early: it is no backup, was cut, or its writing was interrupted. Take another one'
const END = 'The end of the backup was cut or changed after it was written. Take another one'
const CHANGED =
  'The backup was changed after it was written, or its disk is failing. Take another one'

/** The key of one file, and what tells that it is the right one without saying which. */
function keysOf(secret: string, salt: Buffer) {
  const derived = Buffer.from(hkdfSync('sha256', secret, salt, 'candor backup 1', 32 + CHECK))
  return { key: derived.subarray(0, 32), check: derived.subarray(32) }
}

/** A chunk's number, and whether it is the last: chunks cannot be moved, dropped or cut off unseen (STREAM of Hoang et al., 2015). */
function nonceOf(number: number, last: boolean) {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(number, 5, 6)
  nonce[11] = Number(last)
  return nonce
}

/** Cuts what comes into chunks of one size; the last one, of any size, is known as such. */
abstract class Chunked extends Transform {
  #waiting: Buffer[] = []
  #length = 0

  constructor(readonly size: number) {
    super()
  }

  protected abstract chunk(bytes: Buffer, last: boolean): void

  override _transform(bytes: Buffer, _: BufferEncoding, done: TransformCallback) {
    this.#waiting.push(bytes)
    this.#length += bytes.length
    this.#attempt(done, () => {
      if (this.#length <= this.size) return
      const all = Buffer.concat(this.#waiting)
      let at = 0
      // one is kept back, as only the end tells that it was the last
      for (; all.length - at > this.size; at += this.size)
        this.chunk(all.subarray(at, at + this.size), false)
      this.#waiting = [all.subarray(at)]
      this.#length = all.length - at
    })
  }

  override _flush(done: TransformCallback) {
    this.#attempt(done, () => this.chunk(Buffer.concat(this.#waiting), true))
  }

  #attempt(done: TransformCallback, work: () => void) {
    try {
      work()
      done()
    } catch (error) {
      done(error as Error)
    }
  }
}

class Seal extends Chunked {
  #number = 0
  readonly #key: Buffer

  constructor(secret: string) {
    super(CHUNK)
    const salt = randomBytes(SALT)
    const { key, check } = keysOf(secret, salt)
    this.#key = key
    this.push(Buffer.concat([MAGIC, salt, check]))
  }

  protected override chunk(bytes: Buffer, last: boolean) {
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonceOf(this.#number++, last))
    this.push(cipher.update(bytes))
    cipher.final()
    this.push(cipher.getAuthTag())
  }
}

class Unseal extends Chunked {
  #number = 0

  constructor(readonly key: Buffer) {
    super(CHUNK + TAG)
  }

  protected override chunk(bytes: Buffer, last: boolean) {
    if (bytes.length < TAG) throw new BrokenBackup(CUT)
    const number = this.#number++
    const plain = this.#open(bytes, number, last)
    if (plain) return void this.push(plain)
    throw new BrokenBackup(last ? this.#endFault(bytes, number) : CHANGED)
  }

  /** Why the last chunk is not one: it was another's place, or nobody can tell. */
  #endFault(bytes: Buffer, number: number) {
    if (this.#open(bytes, number, false)) return CUT
    return bytes.length < this.size ? END : CHANGED
  }

  #open(bytes: Buffer, number: number, last: boolean) {
    const decipher = createDecipheriv('aes-256-gcm', this.key, nonceOf(number, last), {
      authTagLength: TAG,
    })
    decipher.setAuthTag(bytes.subarray(-TAG))
    const plain = decipher.update(bytes.subarray(0, -TAG))
    try {
      decipher.final()
      return plain
    } catch {
      return undefined
    }
  }
}

function trailerOf(sha256: string) {
  const block = Buffer.alloc(TRAILER)
  block.write(`${MARK}${sha256}\n`)
  return block
}

/** Without a key: the bytes as they are, and their SHA-256 after them. */
class Check extends Transform {
  #hash = createHash('sha256')

  override _transform(bytes: Buffer, _: BufferEncoding, done: TransformCallback) {
    this.#hash.update(bytes)
    done(null, bytes)
  }

  override _flush(done: TransformCallback) {
    done(null, trailerOf(this.#hash.digest('hex')))
  }
}

class Uncheck extends Transform {
  #hash = createHash('sha256')
  /** The last bytes so far: the trailer, once there are no more. */
  #tail = Buffer.alloc(0)

  override _transform(bytes: Buffer, _: BufferEncoding, done: TransformCallback) {
    const all = Buffer.concat([this.#tail, bytes])
    const content = all.subarray(0, -TRAILER)
    this.#tail = all.subarray(content.length)
    this.#hash.update(content)
    done(null, content)
  }

  override _flush(done: TransformCallback) {
    const whole = trailerOf(this.#hash.digest('hex'))
    if (this.#tail.equals(whole)) return done()
    const marked = this.#tail.subarray(0, MARK.length).equals(MARK)
    done(new BrokenBackup(marked ? CHANGED : CUT))
  }
}

/** What is written goes through it: sealed where there is a secret, checked where there is none. */
export const close = (secret?: string): Transform => (secret ? new Seal(secret) : new Check())

/** Looks at the first bytes, and opens what `close` wrote. */
export class Open extends Transform {
  #head: Buffer = Buffer.alloc(0)
  #inner?: Transform

  constructor(readonly secret?: string) {
    super()
  }

  override _transform(bytes: Buffer, _: BufferEncoding, done: TransformCallback) {
    if (this.#inner) return this.#pass(bytes, done)
    this.#head = Buffer.concat([this.#head, bytes])
    if (this.#head.length < HEAD) return done()
    this.#begin(done)
  }

  override _flush(done: TransformCallback) {
    if (!this.#inner) return done(new BrokenBackup(CUT))
    this.#inner.once('end', done)
    this.#inner.end()
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void) {
    this.#inner?.destroy()
    done(error)
  }

  #begin(done: TransformCallback) {
    const head = this.#head
    const sealed = head.subarray(0, MAGIC.length).equals(MAGIC)
    try {
      this.#inner = sealed ? new Unseal(this.#keyOf(head)) : new Uncheck()
    } catch (error) {
      return done(error as Error)
    }
    this.#inner.on('data', (plain) => this.push(plain))
    this.#inner.on('error', (error) => this.destroy(error))
    this.#pass(sealed ? head.subarray(HEAD) : head, done)
  }

  #keyOf(head: Buffer) {
    if (!this.secret)
      throw new BrokenBackup(
        'The backup is sealed. Set BACKUP_KEY to the key that it was sealed with, and try again'
      )
    const { key, check } = keysOf(this.secret, head.subarray(MAGIC.length, MAGIC.length + SALT))
    if (!timingSafeEqual(check, head.subarray(HEAD - CHECK, HEAD)))
      throw new BrokenBackup(
        'The backup was sealed with another key. Set BACKUP_KEY to that one, and try again'
      )
    return key
  }

  #pass(bytes: Buffer, done: TransformCallback) {
    this.#inner!.write(bytes, (error) => error || done())
  }
}
