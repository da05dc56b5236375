import { AcademicRecordSchema } from '#database/schema'

export default class AcademicRecord extends AcademicRecordSchema {}
