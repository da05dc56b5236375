import { refusesBadInput, shares } from './wrong_requests.js'

refusesBadInput('to the lists of the console', shares.console_lists)
