import { lazy } from 'react'
import { Route } from 'react-router-dom'
import {
  Admin,
  CustomRoutes,
  Resource,
  defaultI18nProvider,
  localStorageStore,
  type I18nProvider,
} from 'react-admin'
import { QueryClient } from '@tanstack/react-query'
import simpleRest from 'ra-data-simple-rest'
import { all, titleOf } from './catalogues'
import { authProvider } from './auth'
import { API, http } from './http'
import { ConsoleLayout, Notices } from './frame/layout'
import { darkTheme, lightTheme } from './look/theme'
import { specialRoutes } from './actions/special'

const Dashboard = lazy(() => import('./screens/dashboard'))
const Login = lazy(() => import('./screens/login'))
const List = lazy(() => import('./screens/list'))
const Show = lazy(() => import('./screens/show'))
const Create = lazy(() => import('./screens/create'))
const Edit = lazy(() => import('./screens/edit'))
const NotFound = lazy(() => import('./screens/not_found'))
const Review = lazy(() => import('./screens/review'))

const dataProvider = simpleRest(`${API}/admin`, http)
// the house's words where react-admin's are of databases
const words: Record<string, string> = {
  'ra.notification.created': 'Added',
  'ra.notification.updated': 'Saved',
  'ra.notification.deleted': 'Deleted',
  'ra.message.invalid_form': 'Some fields need correcting; see the message at each',
  'ra.notification.http_error': 'The server did not respond. Try again in a moment.',
  'ra.action.show': 'View',
  'ra.auth.logout': 'Sign out',
}
const i18nProvider: I18nProvider = {
  ...defaultI18nProvider,
  translate: (key, options) => words[key] ?? defaultI18nProvider.translate(key, options),
}
// what the server refused is refused again; what did not arrive is tried once more
const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: (failures, { status = 0 }: any) => failures < 1 && !(status >= 400) },
  },
})
const store = localStorageStore(undefined, 'candor')

/** The console: one resource a catalogue, its screens made from the definition. */
export function Console() {
  return (
    <Admin
      title="Candor"
      dataProvider={dataProvider}
      authProvider={authProvider}
      store={store}
      queryClient={queryClient}
      i18nProvider={i18nProvider}
      layout={ConsoleLayout}
      notification={Notices}
      dashboard={Dashboard}
      loginPage={Login}
      catchAll={NotFound}
      theme={lightTheme}
      darkTheme={darkTheme}
      requireAuth
      disableTelemetry
    >
      {all.map((catalogue) => (
        <Resource
          key={catalogue.name}
          name={catalogue.name}
          options={{ label: catalogue.label }}
          recordRepresentation={(record) => titleOf(catalogue, record)}
          list={List}
          show={Show}
          create={catalogue.can.includes('create') ? Create : undefined}
          edit={catalogue.can.includes('edit') ? Edit : undefined}
        />
      ))}
      <CustomRoutes>
        <Route path="/review/:name" element={<Review />} />
        {specialRoutes}
      </CustomRoutes>
    </Admin>
  )
}
