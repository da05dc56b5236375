import { createContext } from 'react'

/** What style elements of this page must carry. */
export const NonceContext = createContext('')
