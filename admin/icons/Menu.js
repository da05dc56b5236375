import { IconMenu2 } from '@tabler/icons-react'
import { drawn } from './drawn.js'

export default drawn(IconMenu2)
