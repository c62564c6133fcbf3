import type { ServerResponse } from 'node:http'
import { json, startService } from './misbehaving-service.ts'

/** Rows as the public vehicle service sends them: every variable it knows, most of them empty. */
export function vehicleAnswer(values: Readonly<Record<string, string | null>>) {
  const rows = { ...EMPTY, 'Error Code': '0', 'Error Text': CLEAN, ...values }
  return {
    Count: Object.keys(rows).length,
    Message: 'Results returned successfully. NOTE: what is missing is not known.',
    SearchCriteria: 'VIN:•',
    Results: Object.entries(rows).map(([Variable, Value], index) => ({
      Value,
      ValueId: Value === null ? null : '',
      Variable,
      VariableId: index + 1,
    })),
  }
}

/** A campaign as the public recall service sends it. */
export function campaign(values: Readonly<Record<string, unknown>> = {}) {
  return {
    Manufacturer: 'Larkspur Motor Works',
    NHTSACampaignNumber: '24V999000',
    parkIt: false,
    parkOutSide: false,
    overTheAirUpdate: false,
    ReportReceivedDate: '13/09/2024',
    Component: 'FUEL SYSTEM, GASOLINE:DELIVERY:FUEL PUMP',
    Summary: 'Larkspur recalls certain cars. The fuel pump may stop.',
    Consequence: 'An engine that stalls increases the risk of a crash.',
    Remedy: 'Dealers will replace the fuel pump, free of charge.',
    Notes: null,
    ModelYear: '2019',
    Make: 'LARKSPUR',
    Model: 'MEADOW',
    ...values,
  }
}

export const recallAnswer = (results: readonly unknown[]) => ({
  Count: results.length,
  Message: 'Results returned successfully',
  results,
})

const CLEAN = '0 - VIN decoded clean. Check Digit (9th position) is correct'
const EMPTY: Readonly<Record<string, string | null>> = {
  'Suggested VIN': '',
  'Additional Error Text': null,
  'Destination Market': null,
  Series: null,
  Trim: null,
  'Engine Model': null,
  'Drive Type': null,
  'Transmission Style': 'Not Applicable',
  Note: null,
}

/** Two invented cars under VINs whose check digits fit (49 CFR 565.15), and what the services say of them. */
export const INVENTED_CARS = {
  petrol: {
    vin: '1C9AB12G3KA000001',
    year: 2019,
    make: 'LARKSPUR',
    model: 'Meadow',
    values: {
      'Model Year': '2019',
      Make: 'LARKSPUR',
      Model: 'Meadow',
      Series: 'EX',
      'Manufacturer Name': 'LARKSPUR MOTOR WORKS',
      'Vehicle Type': 'PASSENGER CAR',
      'Body Class': 'Sedan/Saloon',
      Doors: '4',
      'Engine Number of Cylinders': '4',
      'Displacement (L)': '1.8',
      'Fuel Type - Primary': 'Gasoline',
      'Drive Type': 'FWD/Front-Wheel Drive',
      'Transmission Style': 'Automatic',
      'Plant City': 'ELMFORD',
      'Plant State': 'OHIO',
      'Gross Vehicle Weight Rating From': 'Class 1C: 4,001 - 5,000 lb (1,814 - 2,268 kg)',
    },
    campaigns: [
      campaign(),
      campaign({
        NHTSACampaignNumber: '25V998000',
        ReportReceivedDate: '02/05/2025',
        Component: 'ELECTRICAL SYSTEM:WIRING',
        Summary: 'Larkspur recalls certain cars. The wiring under the hood may overheat.',
        Consequence: 'An overheated wire can start a fire while the car is parked.',
        Remedy: 'Dealers will replace the wiring, free of charge. Until then park outside.',
        parkOutSide: true,
      }),
    ],
  },
  electric: {
    vin: '1C9AE1EX6NA000002',
    year: 2022,
    make: 'LARKSPUR',
    model: 'Volta',
    values: {
      'Model Year': '2022',
      Make: 'LARKSPUR',
      Model: 'Volta',
      'Manufacturer Name': 'LARKSPUR MOTOR WORKS',
      'Vehicle Type': 'MULTIPURPOSE PASSENGER VEHICLE (MPV)',
      'Body Class': 'Sport Utility Vehicle (SUV)/Multi-Purpose Vehicle (MPV)',
      Doors: '5',
      'Fuel Type - Primary': 'Electric',
      'Electrification Level': 'BEV (Battery Electric Vehicle)',
      'Drive Type': 'AWD/All-Wheel Drive',
      'Gross Vehicle Weight Rating From': 'Class 1D: 5,001 - 6,000 lb (2,268 - 2,722 kg)',
    },
    campaigns: [],
  },
} as const

const CARS = Object.values(INVENTED_CARS)

/**
 * Both services of the agency with two invented cars, for tests that must not go to the internet. Give a server
 * `settings` as its environment. Other VINs get an answer without year and make, other cars are unknown.
 */
export async function startVehicleServices() {
  const service = await startService((request, response) => {
    const asked = new URL(request.url ?? '/', 'http://localhost')
    if (asked.pathname === '/recalls') tellRecalls(asked.searchParams, response)
    else tellVehicle(asked.pathname.split('/').at(-1) ?? '', response)
  })
  const settings = {
    VEHICLE_SERVICE_URL: `${service.address}/decodevin`,
    RECALL_SERVICE_URL: `${service.address}/recalls`,
  }
  return { settings, asked: service.asked, stop: service.stop }
}

/** A port that nobody listens on: what tests use that need neither service. */
export const NO_VEHICLE_SERVICES = {
  VEHICLE_SERVICE_URL: 'http://127.0.0.1:9/decodevin',
  RECALL_SERVICE_URL: 'http://127.0.0.1:9/recalls',
} as const

function tellVehicle(vin: string, response: ServerResponse): void {
  const car = CARS.find((one) => one.vin === vin)
  json(response, vehicleAnswer(car?.values ?? { 'Error Code': '8', 'Error Text': '8 - No detailed data' }))
}

function tellRecalls(asked: URLSearchParams, response: ServerResponse): void {
  const wanted = ['modelYear', 'make', 'model'].map((name) => asked.get(name) ?? '').join(' ')
  const car = CARS.find(
    ({ year, make, model }) => `${year} ${make} ${model}`.toLowerCase() === wanted.toLowerCase(),
  )
  if (car) json(response, recallAnswer(car.campaigns))
  else json(response, recallAnswer([]), 400)
}
