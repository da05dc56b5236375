import type { RaThemeOptions } from 'react-admin'
import { phone, type Palette } from './palette'

// where cells are closer, so that the last column is seen, too
const smallDesk = '@media (min-width: 900px) and (max-width: 1399px)'

/** How tables and what filters them look. */
export const lists = (c: Palette): RaThemeOptions['components'] => ({
  MuiTableCell: {
    styleOverrides: {
      root: {
        borderColor: c.line,
        padding: '0 12px',
        height: 40,
        fontVariantNumeric: 'tabular-nums',
        [smallDesk]: { paddingInline: 8 },
      },
      head: {
        color: c.dim,
        fontWeight: 600,
        fontSize: 13,
        backgroundColor: c.surface,
        whiteSpace: 'nowrap',
      },
    },
  },
  MuiTableSortLabel: {
    styleOverrides: { root: { 'color': c.dim, '&.Mui-active': { color: c.ink } } },
  },
  MuiTablePagination: { styleOverrides: { toolbar: { minHeight: 44 } } },
  // a column is moved by its head, see list/rows.tsx
  RaDataTableHeadCell: { defaultProps: { draggable: true } },
  RaDataTable: {
    styleOverrides: {
      root: {
        '& .RaDataTable-headerCell': { height: 40 },
        '& .RaDataTable-row': { 'height': 40, '&:last-child td': { borderBottom: 0 } },
        '& .RaDataTable-rowCell': { padding: '0 12px', [smallDesk]: { paddingInline: 8 } },
        // a number at the right of its column keeps off the words at the left of the next
        '& .MuiTableCell-alignRight': {
          paddingRight: 20,
          [smallDesk]: { paddingRight: 12 },
        },
        '& td a:not(:hover)': { textDecoration: 'none' },
      },
    },
  },
  // a filter's name and its value share a box; all of them are equally high and wrap as words do
  RaFilterForm: {
    styleOverrides: {
      root: {
        'alignItems': 'center',
        'gap': 8,
        'padding': 0,
        'minHeight': 0,
        '&.RaFilterForm-form, &': {
          flex: '0 1 auto',
          width: 'auto',
          [phone]: { flex: '1 1 100%' },
        },
        '& .MuiFormHelperText-root, & .RaFilterFormInput-spacer': { display: 'none' },
        '& .RaFilterFormInput-hideButton': { marginBottom: 0 },
        '& .filter-field': { alignItems: 'center', [phone]: { width: '100%' } },
        '& .filter-field .MuiFormControl-root.MuiFormControl-root': {
          'flexDirection': 'row',
          'alignItems': 'center',
          'margin': 0,
          'height': '2.25rem',
          'border': `1px solid ${c.line}`,
          'borderRadius': 8,
          'backgroundColor': c.surface,
          '&:hover': { borderColor: c.dim },
          '&:focus-within': { borderColor: c.accent, boxShadow: `0 0 0 1px ${c.accent}` },
          [phone]: { width: '100%', height: '2.75rem' },
        },
        '& .MuiInputLabel-root': {
          margin: 0,
          paddingLeft: 12,
          flex: 'none',
          fontSize: 14,
          fontWeight: 400,
        },
        '& .MuiInputBase-root': {
          height: '100%',
          minHeight: 0,
          flex: 1,
          backgroundColor: 'transparent',
        },
        '& .MuiInputLabel-root + .MuiInputBase-root .MuiInputBase-input': { paddingLeft: 6 },
        '& .MuiOutlinedInput-notchedOutline': { border: 0 },
      },
    },
  },
  RaTopToolbar: {
    styleOverrides: {
      root: {
        gap: 4,
        alignItems: 'center',
        padding: 0,
        minWidth: 0,
        minHeight: 44,
        flexWrap: 'wrap',
        [phone]: { backgroundColor: 'transparent', padding: 0 },
      },
    },
  },
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: {
        '& .RaBulkActionsToolbar-toolbar': {
          'position': 'static',
          'transform': 'none',
          'minHeight': 48,
          'height': 48,
          'borderRadius': 0,
          'backgroundColor': c.wash,
          'color': c.ink,
          'padding': '0 12px',
          '&.RaBulkActionsToolbar-collapsed': { minHeight: 0, height: 0, overflow: 'hidden' },
        },
      },
    },
  },
})
