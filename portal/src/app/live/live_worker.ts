import { LiveTabs, type Said } from './live_tabs'

// one for all tabs of a browser: it holds the one live stream
const tabs = new LiveTabs()

addEventListener('connect', (event) => {
  const [port] = (event as MessageEvent).ports
  tabs.add(port, (told) => port.postMessage(told))
  port.onmessage = ({ data }: MessageEvent<Said>) => tabs.take(port, data)
})
