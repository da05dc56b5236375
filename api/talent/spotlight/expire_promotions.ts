import { closePlaces } from '#api/talent/spotlight/close_places'

/** The clock's work on promotions of profiles and jobs. */
export default () => closePlaces('promotion')
