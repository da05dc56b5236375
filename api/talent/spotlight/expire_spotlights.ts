import { closePlaces } from '#api/talent/spotlight/close_places'

/** The scheduled command that ends spotlights. */
export default () => closePlaces('spotlight')
