export { giveUpGuest as default } from '#api/applications/guests/read_guest_resume'
