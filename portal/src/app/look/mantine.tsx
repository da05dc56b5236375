import './styles_rest'
import { useContext, useState, type ReactNode } from 'react'
import { MantineProvider } from '@mantine/core'
import { NonceContext } from '../nonce'
import { newSchemeManager } from './scheme'
import { theme } from './theme'

/** What surrounds whatever is made of Mantine's components; pages of plain elements go without its 10 KB. */
export default function Mantine({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext)
  const [manager] = useState(newSchemeManager)
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={manager}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
      // they are in a sheet: styles_first.ts
      withCssVariables={false}
    >
      {children}
    </MantineProvider>
  )
}
