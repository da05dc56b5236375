let most = 2 ** 32
let refused = 0
const grow = WebAssembly.Memory.prototype.grow

/**
 * From now on no WebAssembly memory grows beyond so many megabytes, in this process or worker: the growth itself is
 * refused, as the limits of the languages' own runtimes do not bound it.
 */
export function boundMemory(megabytes: number) {
  most = megabytes * 2 ** 20
  WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number) {
    if (this.buffer.byteLength + pages * 65_536 > most) {
      refused++
      throw new RangeError('out of memory')
    }
    return grow.call(this, pages)
  }
}

/** How often growth was refused until now. */
export const timesRefused = () => refused

/**
 * Did the code end for want of memory: with an error, and growth refused since it had been so often? Very large demands a
 * language refuses by itself, without asking for growth.
 */
export const ranOut = (error: string | undefined, before = 0) =>
  error !== undefined &&
  (refused > before || /^(MemoryError|InternalError: out of memory|out of memory)/.test(error))
