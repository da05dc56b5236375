import type { Group } from '@japa/runner/core'
import pg from 'pg'
import { connection } from '#config/database'
import emitter from '@adonisjs/core/services/emitter'
import * as events from '#api/accounts/events'

/** Listens to what accounts tell the other modules, which is where codes and tokens can be read. */
export function listen(group: Group) {
  const heard = {
    proofs: [] as { email: string; code: string; token?: string }[],
    phoneCodes: [] as { phone: string; code: string }[],
    resets: [] as { email: string; token: string }[],
    invitations: [] as { email: string; token: string }[],
    taken: [] as string[],
    ended: [] as { userId: number; sessionIds: number[] }[],
    /** The newest proof sent to an address. */
    proof: (email: string) => heard.proofs.filter((proof) => proof.email === email).at(-1)!,
    reset: (email: string) => heard.resets.filter((reset) => reset.email === email).at(-1)!,
  }
  group.each.setup(() => {
    const off = [
      emitter.on(
        events.VerificationRequested,
        ({ person, proof }) => void heard.proofs.push({ email: person.email, ...proof })
      ),
      emitter.on(events.PhoneCodeRequested, ({ proof }) => void heard.phoneCodes.push(proof)),
      emitter.on(
        events.PasswordResetRequested,
        ({ user, token }) => void heard.resets.push({ email: user.email, token })
      ),
      emitter.on(
        events.AdminInvited,
        ({ user, token }) => void heard.invitations.push({ email: user.email, token })
      ),
      emitter.on(events.AddressTaken, ({ user }) => void heard.taken.push(user.email)),
      emitter.on(
        events.SessionsEnded,
        ({ userId, sessionIds }) => void heard.ended.push({ userId, sessionIds })
      ),
    ]
    return () => off.forEach((stop) => stop())
  })
  return heard
}

let count = 0
/** An address that no other test uses, as limits count by it. */
export const address = () => `person-${process.pid}-${Date.now()}-${++count}@example.com`

/** Turns the limiters' clock ahead. On a connection of its own, as theirs is, outside of the test's transaction. */
export async function passTime(seconds: number) {
  const client = new pg.Client(connection as pg.ClientConfig)
  await client.connect()
  await client.query('update rate_limits set expire = expire - $1', [seconds * 1000])
  await client.end()
}
