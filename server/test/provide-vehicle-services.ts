import { startVehicleServices } from './vehicle-services.ts'

/** For journeys in a browser: every product that a test starts asks these services and never the internet. */
export default async function setup(): Promise<() => Promise<void>> {
  const services = await startVehicleServices()
  Object.assign(process.env, services.settings)
  return services.stop
}
