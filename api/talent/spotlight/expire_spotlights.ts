import { closePlaces } from '#api/talent/spotlight/close_places'

/** The clock's work on spotlights. */
export default () => closePlaces('spotlight')
