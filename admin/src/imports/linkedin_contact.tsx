import { useState } from 'react'
import { usePermissions, useRefresh } from 'react-admin'
import { Alert, Box, Button, Card, CardContent, TextField, Typography } from '@mui/material'
import { adminMay } from '#api/accounts/admin_rights'
import { CONTACT_FETCHES_A_DAY, linkedinLimits } from '#api/imports/import_facts'
import { API, http } from '../http'

type Contact = {
  email: string | null
  phone: string | null
  profileUrl: string | null
  quotaLeft: number
}

/** Takes a LinkedIn candidate's contact out, for a purpose that everyone can read afterwards. */
export default function LinkedinContact({
  record,
}: {
  record: { id: string; hasContact?: boolean }
}) {
  const { permissions } = usePermissions()
  const refresh = useRefresh()
  const [purpose, setPurpose] = useState('')
  const [contact, setContact] = useState<Contact>()
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  if (!adminMay('bring_people_in', permissions)) return null
  async function fetchContact() {
    setBusy(true)
    setFault(undefined)
    try {
      const { json } = await http(`${API}/admin/linkedin-candidates/${record.id}/contact`, {
        method: 'POST',
        body: JSON.stringify({ purpose }),
      })
      setContact(json)
      refresh()
    } catch (error) {
      setFault((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card>
      <CardContent sx={{ p: 3 }}>
        <Box component="h2" sx={{ typography: 'h3', m: 0, mb: 1 }}>
          Contact
        </Box>
        {record.hasContact === false ? (
          <Typography sx={{ color: 'text.secondary' }}>
            The import named no e-mail address and no phone number.
          </Typography>
        ) : contact ? (
          <Box role="status">
            <Typography>{contact.email ?? 'No e-mail address'}</Typography>
            <Typography>{contact.phone ?? 'No phone number'}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
              Noted in the contact log. You can view {contact.quotaLeft} more today.
            </Typography>
          </Box>
        ) : (
          <Box
            component="form"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              void fetchContact()
            }}
            sx={{ display: 'flex', gap: 1.5, alignItems: 'start', flexWrap: 'wrap' }}
          >
            <TextField
              label="Purpose"
              required
              value={purpose}
              error={Boolean(fault)}
              helperText={
                fault ??
                `Why you need it, in ${linkedinLimits.purpose.min} letters or more. It is logged with your name; ${CONTACT_FETCHES_A_DAY} a day.`
              }
              onChange={(event) => setPurpose(event.target.value)}
              slotProps={{ htmlInput: { maxLength: linkedinLimits.purpose.max } }}
              sx={{ flex: 1, minWidth: 220 }}
            />
            <Button
              type="submit"
              variant="contained"
              disabled={busy || purpose.trim().length < linkedinLimits.purpose.min}
            >
              View contact details
            </Button>
          </Box>
        )}
        {fault && contact && <Alert severity="error">{fault}</Alert>}
      </CardContent>
    </Card>
  )
}
