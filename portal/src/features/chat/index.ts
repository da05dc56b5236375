export { UnreadMark } from './unread_mark'
export { WriteButton } from './write_button'
