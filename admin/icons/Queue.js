import { IconCopy } from '@tabler/icons-react'
import { drawn } from './drawn.js'

export default drawn(IconCopy)
