import { useState, type ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Link, useParams } from 'react-router-dom'
import { Box } from '@mui/material'
import {
  Create,
  EditBase,
  SaveButton,
  SimpleForm,
  Title,
  Toolbar,
  useCreatePath,
  useEditContext,
  useNotify,
  useResourceContext,
  type RaRecord,
} from 'react-admin'
import { Alert, Button, Card } from '@mui/material'
import { writable } from '#api/catalogues/definition'
import { useKeys } from '../../../portal/src/components/keys'
import { catalogueOf, grouped, isEdited, titleOf, type Catalogue, type Field } from '../catalogues'
import { DeleteRowButton } from '../actions/delete_button'
import { useDocumentTitle } from '../document_title'
import { Conflict } from '../forms/conflict'
import { Input, useRichText } from '../forms/inputs'
import { sendByKey } from '../forms/send_by_key'
import type { DraftPlace } from '../forms/draft_store'
import { FormGuard, useDraft } from '../forms/kept_draft'
import { API, http } from '../http'
import { isNotLoaded, NotLoaded } from '../not_loaded'
import { RecordSkeleton } from '../look/skeletons'

type Fields = [string, Field][]
type Group = { label: string; fields: Fields }

/** What is asked for; with its groups parted in two, where a wide screen shows those of details beside the others. */
function asked(catalogue: Catalogue, creating: boolean) {
  const fields = Object.entries(catalogue.fields).filter(([, field]) => writable(field, creating))
  const groups = grouped(catalogue, fields)
  if (!groups) return { inputs: <Inputs fields={fields} />, isWide: false }
  // a text is written where there is room for it
  const broad = groups.findLastIndex((group) =>
    group.fields.some(([, { type }]) => type === 'html')
  )
  const beside = groups.slice(Math.max(broad, 0) + 1)
  const main = groups.slice(0, groups.length - beside.length)
  return {
    inputs: (
      <Box sx={beside.length > 0 ? parted : { width: '100%' }}>
        <Groups groups={main} />
        {beside.length > 0 && <Groups groups={beside} />}
      </Box>
    ),
    isWide: beside.length > 0,
  }
}

const Groups = ({ groups }: { groups: Group[] }) => (
  <Box sx={{ minWidth: 0 }}>
    {groups.map((group) => (
      <Box key={group.label} component="section" aria-label={group.label} sx={section}>
        <Box component="h2" sx={{ typography: 'h4', m: 0, mb: 2 }}>
          {group.label}
        </Box>
        <Inputs fields={group.fields} />
      </Box>
    ))}
  </Box>
)

function Inputs({ fields }: { fields: Fields }) {
  const pictures = fields.flatMap(([name, { picture }]) => (picture ? { name, ...picture } : []))
  const chosen = useWatch({ name: pictures.map(({ name }) => name) })
  // where the eye of a picture lies is asked once there is one
  const later = pictures.flatMap(({ x, y }, index) => (chosen[index] ? [] : [x, y]))
  return (
    <Box sx={pairs}>
      {fields
        .filter(([name]) => !later.includes(name))
        .map(([name, field]) => (
          <Box key={name} sx={{ minWidth: 0, gridColumn: isShort(field) ? undefined : '1 / -1' }}>
            <Input name={name} field={field} />
          </Box>
        ))}
    </Box>
  )
}

/** Read at a glance: two of them share a line. One that comes and goes would leave a hole. */
const isShort = ({ type, askedWhen, isCountry, max = Infinity }: Field) =>
  !askedWhen &&
  (type === 'number' ||
    type === 'choice' ||
    type === 'datetime' ||
    isCountry === true ||
    (type === 'text' && max <= 3))
const pairs = {
  width: '100%',
  display: 'grid',
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const
const section = {
  'width': '100%',
  '& + &': { mt: 2, pt: 2.5, borderTop: 1, borderColor: 'divider' },
} as const
/** In the reader's own letters: who has them twice as large sees one group below the other. */
const WIDE = '@media (min-width: 75em)'
const parted = {
  'width': '100%',
  'display': 'grid',
  'columnGap': 6,
  'gridTemplateColumns': 'minmax(0, 1fr)',
  [WIDE]: { gridTemplateColumns: 'minmax(0, 576px) minmax(0, 1fr)' },
  // one below the other, they are parted by the line between groups
  '& > * + *': {
    mt: 2,
    pt: 2.5,
    borderTop: 1,
    borderColor: 'divider',
    [WIDE]: { mt: 0, pt: 0, borderTop: 0 },
  },
} as const
/** The form in the middle of a wide screen, under its heading. */
const page = (isWide: boolean) => ({
  width: '100%',
  maxWidth: 640,
  ...(isWide && { [WIDE]: { maxWidth: 1128 } }),
  mx: 'auto',
})
const form = {
  '& .MuiFormControl-root': { mt: 0, mb: 1.5 },
  // a switch is a line of its own, not the label of what follows
  '& .MuiFormGroup-root': { mb: 1.5 },
  '& .MuiFormControlLabel-root': { ml: -0.75 },
  '& .MuiCardContent-root': { p: { xs: 2, sm: 3 } },
} as const

/** A new row of any catalogue. */
export function CatalogueCreate() {
  const catalogue = catalogueOf(useResourceContext()!)
  const title = `Add ${catalogue.one}`
  const draft = useDraft(catalogue)
  const { inputs, isWide } = asked(catalogue, true)
  return (
    <Box sx={page(isWide)} onKeyDown={sendByKey}>
      <Heading title={title} />
      <Create
        redirect="show"
        title={catalogue.label}
        sx={form}
        mutationOptions={{ onSettled: draft.ended }}
      >
        <SimpleForm
          toolbar={
            <Toolbar>
              <SaveButton label={title} alwaysEnable />
              <AddAnother />
            </Toolbar>
          }
        >
          <FormGuard draft={draft.place} />
          {inputs}
        </SimpleForm>
      </Create>
    </Box>
  )
}

/** Saves the row and empties the form for the next one. */
function AddAnother() {
  const { reset } = useFormContext()
  const notify = useNotify()
  return (
    <SaveButton
      type="button"
      variant="outlined"
      icon={<></>}
      label="Save and add another"
      alwaysEnable
      sx={{ ml: 1 }}
      mutationOptions={{
        onSuccess: () => {
          notify('Saved. Add the next one.')
          reset()
          window.scrollTo(0, 0)
          // the next one begins where this one did
          document.querySelector<HTMLElement>('#main-content form :is(input, textarea)')?.focus()
        },
      }}
    />
  )
}

/** Editing a row. The moment it was read goes along, so that nobody's change is overwritten unseen: both are shown. */
export function CatalogueEdit() {
  const catalogue = catalogueOf(useResourceContext()!)
  const { id } = useParams()
  const draft = useDraft(catalogue, id)
  const notify = useNotify()
  // the editor comes with its text, or the form below it would jump
  const isReady = useRichText(Object.values(catalogue.fields).some(({ type }) => type === 'html'))
  const [theirs, setTheirs] = useState<Record<string, unknown>>()
  const onError = (error: any, sent: any) => {
    const tell = ({ message }: Error) => notify(message, { type: 'error' })
    // what is wrong with a field is beside it, a value that is taken, too
    if (error.body?.errors) return
    if (error.status !== 409) return tell(error)
    // the form itself tells of a change by somebody else; what a rule refuses is told as it is
    http(`${API}/admin/${catalogue.name}/${id}`).then(
      ({ json }) => (json.updatedAt === sent?.data?.updatedAt ? tell(error) : setTheirs(json)),
      tell
    )
  }
  return (
    <EditBase
      redirect="show"
      mutationMode="pessimistic"
      queryOptions={{ onError: () => undefined }}
      mutationOptions={{ onSettled: draft.ended, onError }}
    >
      <Editing catalogue={catalogue} draft={draft.place} isReady={isReady}>
        {theirs && (
          <Conflict catalogue={catalogue} theirs={theirs} onDone={() => setTheirs(undefined)} />
        )}
      </Editing>
    </EditBase>
  )
}

function Editing({
  catalogue,
  draft,
  isReady,
  children,
}: {
  catalogue: Catalogue
  draft: DraftPlace | null
  isReady: boolean
  children: ReactNode
}) {
  const { record, isPending, error, refetch } = useEditContext()
  if (isNotLoaded(record, error) || (!record && !isPending))
    return <NotLoaded catalogue={catalogue} error={error} onAgain={refetch} />
  if (!record || !isReady) return <RecordSkeleton what={`The ${catalogue.one}`} maxWidth={640} />
  if (!isEdited(catalogue, record)) return <Kept catalogue={catalogue} record={record} />
  const { inputs, isWide } = asked(catalogue, false)
  return (
    <Box sx={page(isWide)} onKeyDown={sendByKey}>
      <Title title={catalogue.label} />
      <Heading title={`Edit ${catalogue.one}: ${titleOf(catalogue, record)}`} />
      <Card sx={form}>
        <SimpleForm
          toolbar={
            <Toolbar sx={{ justifyContent: 'space-between' }}>
              <SaveButton label="Save changes" />
              {catalogue.can.includes('delete') && <DeleteRowButton catalogue={catalogue} />}
            </Toolbar>
          }
        >
          <FormGuard draft={draft} />
          {children}
          {inputs}
        </SimpleForm>
      </Card>
    </Box>
  )
}

/** A row that is not edited any more, where somebody came by its address. */
function Kept({ catalogue, record }: { catalogue: Catalogue; record: RaRecord }) {
  const path = useCreatePath()({ resource: catalogue.name, type: 'show', id: record.id })
  return (
    <>
      <Title title={catalogue.label} />
      <Heading title={titleOf(catalogue, record)} />
      <Alert
        severity="info"
        sx={{ maxWidth: 640 }}
        action={
          <Button component={Link} color="inherit" size="small" to={path}>
            Open it
          </Button>
        }
      >
        This {catalogue.one} can no longer be edited.
      </Alert>
    </>
  )
}

function Heading({ title }: { title: string }) {
  useDocumentTitle(title)
  useKeys({}, { told: { 'Ctrl, Enter': 'Save, from any field' } })
  return (
    <Box component="h1" sx={{ typography: 'h2', m: 0, mt: 1.5, mb: 1, overflowWrap: 'anywhere' }}>
      {title}
    </Box>
  )
}
