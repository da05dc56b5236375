import { closePlaces } from '#api/talent/spotlight/close_places'

/** The scheduled command that ends promotions of profiles and jobs. */
export default () => closePlaces('promotion')
