// Runs one task in a process of its own with limits on memory and time; see limited_process.ts.
import type { Answer, PrepareTask } from '#api/engines/limited_process/limited_process'

const [, , task, given] = process.argv
const { default: prepare } = (await import(task)) as { default: PrepareTask<any, any, any> }
const perform = await prepare(JSON.parse(given))

process.on('disconnect', () => process.exit())
process.on('message', async ({ id, input }: { id: number; input: unknown }) => {
  const before = process.cpuUsage()
  const cpu = () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  try {
    const value = await perform(input)
    process.send!({ id, value, cpu: cpu() } satisfies Answer)
  } catch (error) {
    process.send!({ id, ...told(error), cpu: cpu() } satisfies Answer)
  }
})
process.send!('ready')

/** What a task foresaw has a reason; anything else broke, and may have left anything behind. */
function told(error: unknown): { reason: string; message: string } {
  if (error instanceof Error && 'reason' in error && typeof error.reason === 'string')
    return { reason: error.reason, message: error.message }
  // memory that the kernel refused; V8 may live on
  if (error instanceof RangeError && /allocat|out of memory/i.test(error.message))
    return { reason: 'too_much_memory', message: error.message }
  return { reason: 'broken', message: error instanceof Error ? error.stack! : String(error) }
}
