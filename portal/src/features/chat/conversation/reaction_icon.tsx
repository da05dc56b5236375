import {
  IconConfetti,
  IconEye,
  IconHeartHandshake,
  IconMoodHappy,
  IconQuestionMark,
  IconThumbUp,
} from '@tabler/icons-react'
import type { Reaction } from '#api/chat/chat_facts'

const icons: Record<Reaction, typeof IconEye> = {
  agree: IconThumbUp,
  thanks: IconHeartHandshake,
  celebrate: IconConfetti,
  laugh: IconMoodHappy,
  seen: IconEye,
  question: IconQuestionMark,
}

/** A reaction as it is drawn; its name is beside it, or is the label of what holds it. */
export function ReactionIcon({ of }: { of: Reaction }) {
  const Icon = icons[of]
  return <Icon size={16} stroke={1.5} aria-hidden="true" />
}
