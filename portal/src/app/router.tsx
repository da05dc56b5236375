import { matchPath, Route, Routes } from 'react-router-dom'
import { RequireRole } from './session/session'
import { routes, notFound, type AppRoute } from './routes'

/** The route of an address, for preloading its screen. */
export const routeOf = (pathname: string): AppRoute =>
  routes.find((route) => matchPath({ path: route.path, end: true }, pathname)) ?? notFound

const element = ({ screen: Screen, layout: Layout, role }: AppRoute) => {
  const inner = role ? (
    <RequireRole role={role === 'any' ? undefined : role}>
      <Screen />
    </RequireRole>
  ) : (
    <Screen />
  )
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
