import { createElement, forwardRef } from 'react'
import SvgIcon from '@mui/material/SvgIcon'

/** One of the product's own drawings as the icon that Material UI's components expect: its size, colour and title. */
export function drawn(icon) {
  const Icon = forwardRef(({ sx, ...props }, ref) =>
    createElement(SvgIcon, {
      ref,
      component: icon,
      inheritViewBox: true,
      sx: [{ fill: 'none' }, ...(Array.isArray(sx) ? sx : [sx])],
      ...props,
    })
  )
  // by this name Material UI knows an icon among its children
  Icon.muiName = 'SvgIcon'
  return Icon
}
