import type { BaseCommand } from '@adonisjs/core/ace'
import { isForOperators, wordsOf } from '#api/backups/words_of'

/** Does a command's work; what the operator can mend is told in one sentence, and the command ends with 1. */
export async function tellFault(command: BaseCommand, work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    if (!isForOperators(error)) throw error
    command.logger.error(wordsOf(error))
    command.exitCode = 1
  }
}
