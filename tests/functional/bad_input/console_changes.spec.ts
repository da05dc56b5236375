import { refusesBadInput, shares } from './wrong_requests.js'

refusesBadInput('to the changes of the console', shares.console_changes)
