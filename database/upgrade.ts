import type { ApplicationService } from '@adonisjs/core/types'
import db from '@adonisjs/lucid/services/db'
import { MigrationRunner } from '@adonisjs/lucid/migration'

/** What a migration says of itself where it is more than an addition, as its static fields. */
type Said = {
  /** Why the version before cannot go on beside it; empty where it can, though something is renamed or dropped. */
  besides?: string
  /** What does not come back when it is taken back. */
  final?: string
}
export type Step = Said & { name: string }

/** The migrations that a start of this version would run, in their order; changes nothing. */
export async function pendingSteps(app: ApplicationService): Promise<Step[]> {
  const runner = new MigrationRunner(db, app, { direction: 'up', connectionName: 'direct' })
  const pending = (await runner.getList()).filter(({ status }) => status === 'pending')
  return Promise.all(
    pending.map(async ({ name: path }) => {
      const name = path.split('/').at(-1)!
      const { default: migration }: { default: Said } = await import(`#database/migrations/${name}`)
      return { name, besides: migration.besides, final: migration.final }
    })
  )
}

/** What people are told before these run: what cannot go on beside them, and what cannot go back. */
export function wordsOf(steps: Step[]): string[] {
  const besides = steps.filter((step) => step.besides)
  const final = steps.filter((step) => step.final)
  const lines = ({ name }: Step, why?: string) => `  ${name}: ${why}`
  return [
    ...(besides.length ? ['Stop the version before first, as it cannot go on beside:'] : []),
    ...besides.map((step) => lines(step, step.besides)),
    ...(final.length ? ['These cannot be taken back but by restoring a backup:'] : []),
    ...final.map((step) => lines(step, step.final)),
  ]
}
