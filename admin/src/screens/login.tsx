import { useState } from 'react'
import { Box, Button, Card, CardContent, Link, TextField } from '@mui/material'
import { useLogin } from 'react-admin'
import { SecondFactorNeeded } from '../auth'
import { Brand } from '../look/brand'
import { API, http } from '../http'

/** The console's sign-in: the password, then the second factor where there is one. */
export default function Login() {
  const login = useLogin()
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState('')
  const [waiting, setWaiting] = useState<SecondFactorNeeded>()
  const enter = async (typed: () => Promise<object>) => {
    setBusy(true)
    setWrong('')
    try {
      await login(await typed())
    } catch (error: any) {
      if (error instanceof SecondFactorNeeded) setWaiting(error)
      else setWrong(error.message)
      setBusy(false)
    }
  }
  const send = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    void enter(async () =>
      waiting
        ? { ticket: waiting.ticket, code: form.get('code') }
        : { username: form.get('email'), password: form.get('password') }
    )
  }
  const usePasskey = ({ ticket }: SecondFactorNeeded) =>
    enter(async () => {
      const { startAuthentication } = await import('@simplewebauthn/browser')
      const { json } = await http(`${API}/login/passkey`, {
        method: 'POST',
        body: JSON.stringify({ ticket }),
      })
      return { ticket, passkey: await startAuthentication({ optionsJSON: json }) }
    })
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100vh',
        bgcolor: 'background.default',
        color: 'text.primary',
        display: 'grid',
        placeItems: 'center',
        p: 2,
      }}
    >
      <Card sx={{ width: '100%', maxWidth: 400 }}>
        <CardContent sx={{ p: 4 }}>
          <Brand />
          <Box component="h1" sx={{ typography: 'h2', mt: 3, mb: 0.5 }}>
            Sign in to the console
          </Box>
          <Box sx={{ color: 'text.secondary', mb: 3 }}>For the people who run Candor.</Box>
          <Box component="form" onSubmit={send} sx={{ display: 'grid', gap: 2 }}>
            {waiting ? (
              <>
                {waiting.ways.includes('passkey') && (
                  <Button
                    variant="outlined"
                    size="large"
                    disabled={busy}
                    onClick={() => void usePasskey(waiting)}
                  >
                    Use a passkey
                  </Button>
                )}
                <TextField
                  key="code"
                  name="code"
                  label="Code of your app, or a recovery code"
                  autoComplete="one-time-code"
                  autoFocus
                  required
                  fullWidth
                  error={Boolean(wrong)}
                />
              </>
            ) : (
              <>
                <TextField
                  name="email"
                  type="email"
                  label="E-mail address"
                  autoComplete="username"
                  autoFocus
                  required
                  fullWidth
                />
                <TextField
                  name="password"
                  type="password"
                  label="Password"
                  autoComplete="current-password"
                  required
                  fullWidth
                  error={Boolean(wrong)}
                />
              </>
            )}
            {wrong && (
              <Box role="alert" sx={{ color: 'error.main' }}>
                {wrong}
              </Box>
            )}
            <Button type="submit" variant="contained" size="large" disabled={busy}>
              {busy ? 'Signing in' : 'Sign in'}
            </Button>
            <Link href="/forgot-password" sx={{ fontSize: 13 }}>
              Forgot your password?
            </Link>
          </Box>
        </CardContent>
      </Card>
    </Box>
  )
}
