import { useState } from 'react'
import { Box, Button, Card, CardContent, Link, TextField } from '@mui/material'
import { useLogin } from 'react-admin'
import { Brand } from '../brand'

/** The console's sign-in. */
export default function Login() {
  const login = useLogin()
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState('')
  const send = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setBusy(true)
    setWrong('')
    try {
      await login({ username: form.get('email'), password: form.get('password') })
    } catch (error: any) {
      setWrong(error.message)
      setBusy(false)
    }
  }
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
