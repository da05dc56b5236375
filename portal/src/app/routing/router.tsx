import { matchPath, Route, Routes } from 'react-router-dom'
import { elementOf, screensOf, type AppRoute } from './route'
import { routes, notFound } from './routes'
import { screen, type Screen } from './screen'

const InnerRoutes = screen(() => import('./inner_routes'))

const among = (some: AppRoute[], pathname: string) =>
  some.find((route) => matchPath({ path: route.path, end: true }, pathname))

/**
 * Fetches all that an address needs, so that it renders at once. Returns its route, and the screens that it consists of,
 * each a chunk of its own.
 */
export async function preload(pathname: string) {
  const open = among(routes, pathname)
  if (open) return fetched(open, screensOf(open))
  const { innerRoutes } = await InnerRoutes.preload()
  const route = among(innerRoutes, pathname) ?? notFound
  return fetched(route, [InnerRoutes, ...screensOf(route)])
}

async function fetched(route: AppRoute, screens: Screen[]) {
  await Promise.all(screens.map((screen) => screen.preload()))
  return { route, screens }
}

/** The screens by their addresses. */
export function Router() {
  return (
    <Routes>
      {routes.map((route) => (
        <Route key={route.path} path={route.path} element={elementOf(route)} />
      ))}
      <Route path="*" element={<InnerRoutes />} />
    </Routes>
  )
}
