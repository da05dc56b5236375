export { giveUpMessage as default } from '#api/integrations/webhooks/send_message'
