import { matchPath, Route, Routes } from 'react-router-dom'
import { RequireRole } from './session/session'
import { routes, notFound, type AppRoute } from './routes'
import { screen } from './screen'

const Mantine = screen(() => import('./look/mantine'))

/** The route of an address, for preloading its screen. */
export const routeOf = (pathname: string): AppRoute =>
  routes.find((route) => matchPath({ path: route.path, end: true }, pathname)) ?? notFound

/** Fetches all that the screen of an address needs, so that it renders at once. */
export const preload = ({ screen, plain }: AppRoute) =>
  Promise.all([plain || Mantine.preload(), screen.preload()])

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
