import { IconBookmarkPlus } from '@tabler/icons-react'
import { drawn } from './drawn.js'

export default drawn(IconBookmarkPlus)
