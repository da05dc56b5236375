/** Runs inside the measured server (`--import`): tells how long its main thread has worked, and the loop's longest wait since it was asked last. */
import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

if (isMainThread && process.env.LOOP_PORT) {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  createServer((_, response) => {
    const { user, system } = process.threadCpuUsage()
    response.end(
      JSON.stringify({
        worked: (user + system) / 1000,
        longest: delay.max / 1e6,
        p99: delay.percentile(99) / 1e6,
      })
    )
    delay.reset()
  })
    .listen(Number(process.env.LOOP_PORT), '127.0.0.1')
    .unref()
}
