import { refusesBadInput, shares } from './wrong_requests.js'

refusesBadInput('to the routes of candidates', shares.candidates)
