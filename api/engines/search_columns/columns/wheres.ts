import type { Parts } from '../parts.ts'
import { type Numbers, Growing, bytesOf } from './numbers.ts'

export type Where = { placeId: number; country: string; timeZone: string; currency: string }

const isSame = (one: Where, other: Where) =>
  one.currency === other.currency &&
  one.timeZone === other.timeZone &&
  one.country === other.country

/** Where each row is, in what zone and currency: those who have all of them in common share one number. */
export class Wheres {
  list: Where[] = []
  codes: Numbers = new Uint8Array(0)
  #codes: Growing
  #numbers: number[][] = []

  constructor(capacity: number) {
    this.#codes = new Growing(capacity)
  }

  push(document: Where) {
    // a place has one country and few zones and currencies
    const there = (this.#numbers[document.placeId] ??= [])
    let number = there.find((each) => isSame(this.list[each], document))
    if (number === undefined) {
      const { placeId, country, timeZone, currency } = document
      number = this.list.push({ placeId, country, timeZone, currency }) - 1
      there.push(number)
    }
    this.#codes.push(number)
  }

  finish() {
    this.codes = this.#codes.finish()
    this.#codes = new Growing(0)
    this.#numbers = []
  }

  /** One for each number whose rows are meant. */
  marked(isMeant: (where: Where) => boolean) {
    return Uint8Array.from(this.list, (where) => (isMeant(where) ? 1 : 0))
  }

  pass(parts: Parts) {
    this.list = parts.value(this.list)
    this.codes = parts.array(this.codes)
  }

  get bytes() {
    return bytesOf(this.codes)
  }
}
