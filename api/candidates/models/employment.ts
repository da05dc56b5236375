import { EmploymentSchema } from '#database/schema'

export default class Employment extends EmploymentSchema {}
