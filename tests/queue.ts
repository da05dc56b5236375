import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { fromKnex } from 'pg-boss'
import { perform, works } from '#api/queue/queue'

type Done = { name: string; data: any }

/**
 * Performs the jobs that are due, also those that they enqueue, in the order of their names; sees what the
 * test's own transaction enqueued. The first failing handler fails the test. Returns what was performed.
 */
export async function drainQueue({ only }: { only?: string } = {}): Promise<Done[]> {
  const boss = await app.container.make('queue')
  const place = { db: fromKnex(db.connection().getWriteClient() as any) }
  const done: Done[] = []
  for (let before = -1; before < done.length;) {
    before = done.length
    for (const name of only ? [only] : works.keys()) {
      for (const job of await boss.fetch<object>(name, { ...place, batchSize: 100 })) {
        await perform(name, job.data)
        await boss.complete(name, job.id, undefined, place)
        done.push({ name, data: job.data })
      }
    }
  }
  return done
}
