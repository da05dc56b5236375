import { matchPath, Route, Routes } from 'react-router-dom'
import { RequireRole } from './session/session'
import { routes, notFound, type AppRoute } from './routes'
import { screen } from './screen'

const Mantine = screen(() => import('./look/mantine'))

/** The route of an address, for preloading its screen. */
export const routeOf = (pathname: string): AppRoute =>
  routes.find((route) => matchPath({ path: route.path, end: true }, pathname)) ?? notFound

/** What an address consists of, each in a chunk of its own. */
export const screensOf = ({ screen, plain }: AppRoute) => (plain ? [screen] : [Mantine, screen])

/** Fetches all that an address needs, so that it renders at once. */
export const preload = (route: AppRoute) =>
  Promise.all(screensOf(route).map((screen) => screen.preload()))

const element = ({ screen: Screen, layout: Layout, role, plain }: AppRoute) => {
  const shown = role ? (
    <RequireRole role={role === 'any' ? undefined : role}>
      <Screen />
    </RequireRole>
  ) : (
    <Screen />
  )
  const inner = plain ? shown : <Mantine>{shown}</Mantine>
  return Layout ? <Layout>{inner}</Layout> : inner
}

/** The screens by their addresses. */
export function Router() {
  return (
    <Routes>
      {[...routes, notFound].map((route) => (
        <Route key={route.path} path={route.path} element={element(route)} />
      ))}
    </Routes>
  )
}
