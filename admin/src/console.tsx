import { lazy } from 'react'
import { Route } from 'react-router-dom'
import { Admin, CustomRoutes, Resource, localStorageStore } from 'react-admin'
import simpleRest from 'ra-data-simple-rest'
import { all, titleOf } from './catalogues'
import { authProvider } from './auth'
import { API, http } from './http'
import { ConsoleLayout } from './layout'
import { darkTheme, lightTheme } from './theme'
import { specialRoutes } from './special'

const Dashboard = lazy(() => import('./screens/dashboard'))
const Login = lazy(() => import('./screens/login'))
const List = lazy(() => import('./screens/list'))
const Show = lazy(() => import('./screens/show'))
const Create = lazy(() => import('./screens/create'))
const Edit = lazy(() => import('./screens/edit'))
const Review = lazy(() => import('./screens/review'))

const dataProvider = simpleRest(`${API}/admin`, http)
const store = localStorageStore(undefined, 'candor')

/** The console: one resource a catalogue, its screens made from the definition. */
export function Console() {
  return (
    <Admin title="Candor" dataProvider={dataProvider} authProvider={authProvider} store={store} layout={ConsoleLayout} dashboard={Dashboard} loginPage={Login} theme={lightTheme} darkTheme={darkTheme} requireAuth disableTelemetry>
      {all.map((catalogue) => (
        <Resource key={catalogue.name} name={catalogue.name} options={{ label: catalogue.label }} recordRepresentation={(record) => titleOf(catalogue, record)} list={List} show={Show} create={catalogue.can.includes('create') ? Create : undefined} edit={catalogue.can.includes('edit') ? Edit : undefined} />
      ))}
      <CustomRoutes>
        <Route path="/review/:name" element={<Review />} />
        {specialRoutes}
      </CustomRoutes>
    </Admin>
  )
}
