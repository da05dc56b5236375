import { IconColumns3 } from '@tabler/icons-react'
import { drawn } from './drawn.js'

export default drawn(IconColumns3)
