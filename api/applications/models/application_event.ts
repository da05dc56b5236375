import { ApplicationEventSchema } from '#database/schema'

/** One step of an application; never changed, never deleted. */
export default class ApplicationEvent extends ApplicationEventSchema {}
