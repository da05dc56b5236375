/** Where demo people live and work: cities of database/data, and what a thousand US dollars of American pay come to there. */
export type Market = { country: string; name: string; currency: string; rate: number; step: number; zone: string; cities: readonly string[] }

export const markets: Record<string, Market> = {
  IN: { country: 'IN', name: 'India', currency: 'INR', rate: 15_500, step: 50_000, zone: 'Asia/Kolkata', cities: ['Bengaluru', 'Hyderabad', 'Pune', 'Chennai', 'Mumbai', 'Gurugram', 'Noida', 'Kolkata', 'Kochi', 'Ahmedabad', 'Jaipur', 'Coimbatore', 'Indore', 'Bhubaneswar', 'Thiruvananthapuram', 'Chandigarh', 'Nagpur', 'Mysuru'] },
  US: { country: 'US', name: 'United States', currency: 'USD', rate: 1_000, step: 5_000, zone: 'America/New_York', cities: ['Austin', 'Seattle', 'Chicago', 'Denver', 'Boston'] },
  GB: { country: 'GB', name: 'United Kingdom', currency: 'GBP', rate: 560, step: 2_500, zone: 'Europe/London', cities: ['London', 'Manchester', 'Edinburgh', 'Bristol'] },
  DE: { country: 'DE', name: 'Germany', currency: 'EUR', rate: 575, step: 2_500, zone: 'Europe/Berlin', cities: ['Berlin', 'Munich', 'Hamburg'] },
  NL: { country: 'NL', name: 'Netherlands', currency: 'EUR', rate: 570, step: 2_500, zone: 'Europe/Amsterdam', cities: ['Amsterdam', 'Rotterdam'] },
  FR: { country: 'FR', name: 'France', currency: 'EUR', rate: 470, step: 2_500, zone: 'Europe/Paris', cities: ['Paris', 'Lyon'] },
  ES: { country: 'ES', name: 'Spain', currency: 'EUR', rate: 400, step: 2_500, zone: 'Europe/Madrid', cities: ['Madrid', 'Barcelona'] },
  IE: { country: 'IE', name: 'Ireland', currency: 'EUR', rate: 600, step: 2_500, zone: 'Europe/Dublin', cities: ['Dublin'] },
  PL: { country: 'PL', name: 'Poland', currency: 'PLN', rate: 1_800, step: 12_000, zone: 'Europe/Warsaw', cities: ['Warsaw'] },
  CA: { country: 'CA', name: 'Canada', currency: 'CAD', rate: 850, step: 5_000, zone: 'America/Toronto', cities: ['Toronto', 'Vancouver'] },
  AU: { country: 'AU', name: 'Australia', currency: 'AUD', rate: 1_050, step: 5_000, zone: 'Australia/Sydney', cities: ['Sydney', 'Melbourne'] },
  SG: { country: 'SG', name: 'Singapore', currency: 'SGD', rate: 820, step: 6_000, zone: 'Asia/Singapore', cities: ['Singapore'] },
  AE: { country: 'AE', name: 'United Arab Emirates', currency: 'AED', rate: 2_400, step: 12_000, zone: 'Asia/Dubai', cities: ['Dubai'] },
  BR: { country: 'BR', name: 'Brazil', currency: 'BRL', rate: 1_500, step: 12_000, zone: 'America/Sao_Paulo', cities: ['São Paulo', 'Rio de Janeiro', 'Curitiba'] },
  NG: { country: 'NG', name: 'Nigeria', currency: 'USD', rate: 300, step: 2_000, zone: 'Africa/Lagos', cities: ['Lagos', 'Abuja'] },
  KE: { country: 'KE', name: 'Kenya', currency: 'USD', rate: 300, step: 2_000, zone: 'Africa/Nairobi', cities: ['Nairobi'] },
  PH: { country: 'PH', name: 'Philippines', currency: 'PHP', rate: 12_500, step: 60_000, zone: 'Asia/Manila', cities: ['Quezon City', 'Cebu City'] },
  VN: { country: 'VN', name: 'Vietnam', currency: 'USD', rate: 260, step: 2_000, zone: 'Asia/Ho_Chi_Minh', cities: ['Ho Chi Minh City', 'Hanoi'] },
}

/** What people of a seniority earn, against a middle one. */
export const seniorityPay = [0.55, 1, 1.45, 1.85] as const
export const seniorityYears = [[0, 2], [3, 6], [6, 11], [10, 18]] as const
