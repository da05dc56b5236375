import { refusesBadInput, shares } from './wrong_requests.js'

refusesBadInput('to the routes of companies', shares.companies)
