// Shows pushes, leads from them to the page, and answers without a connection. It keeps the offline page and nothing else.
self.addEventListener('install', (event) => {
  const page = new Request('/offline', { cache: 'reload' })
  event.waitUntil(caches.open('offline').then((cache) => cache.add(page)))
  self.skipWaiting()
})
self.addEventListener('activate', (event) => {
  // the server is asked while this starts, so that it slows nothing down
  event.waitUntil(self.registration.navigationPreload?.enable())
})
self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return
  const asked = event.preloadResponse.then((response) => response ?? fetch(event.request))
  event.respondWith(asked.catch(() => caches.match('/offline')))
})
self.addEventListener('push', (event) => {
  const { title, body, link, tag } = event.data.json()
  const shown = { body, tag, data: { link }, icon: '/icon-192.png' }
  event.waitUntil(self.registration.showNotification(title, shown))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { href } = new URL(event.notification.data.link, self.location.origin)
  const open = async () => {
    const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const there = await page?.navigate(href).catch(() => null)
    return there ? there.focus() : self.clients.openWindow(href)
  }
  if (href.startsWith(`${self.location.origin}/`)) event.waitUntil(open())
})
