export { giveUpArchive as default } from '#api/imports/archive/make_archive'
