export { giveUpImport as default } from '#api/imports/transfer/work_import'
