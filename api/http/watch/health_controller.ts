import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { isDraining } from '#api/http/watch/draining'

export default class HealthController {
  /** 200 once the database answers; 503 while the process is leaving. */
  async show({ response }: HttpContext) {
    const leaving = isDraining()
    await db.rawQuery('select 1')
    return response.status(leaving ? 503 : 200).send({
      message: leaving ? 'Leaving' : 'Ready',
      data: { status: leaving ? 'leaving' : 'ok', database: 'ok' },
    })
  }
}
