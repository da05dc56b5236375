import { IconCircleX } from '@tabler/icons-react'
import { drawn } from './drawn.js'

export default drawn(IconCircleX)
