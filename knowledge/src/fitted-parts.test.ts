import { type FittedPart, fittedOn, kindsOn, type Vehicle } from '@candi/domain'
import { describe, expect, it } from 'vitest'
import { mistakesInFittedParts, readFittedParts } from './read-fitted-parts.ts'
import { readVehicles } from './read-vehicles.ts'

const rows = readFittedParts()
const driveOf = (vehicle: Vehicle) => fittedOn(rows, vehicle, 'timingDrive')
const car = (year: number, make: string, model: string, displacementLiters?: number): Vehicle =>
  displacementLiters === undefined ? { year, make, model } : { year, make, model, displacementLiters }

describe('what drives the camshafts', () => {
  it('holds some hundred well-known engines', () => {
    expect(rows.filter(({ has }) => has.timingDrive).length).toBeGreaterThanOrEqual(300)
  })

  // From the makers' service schedules: a belt has an interval, a chain has none.
  it.each([
    [car(2014, 'Honda', 'Civic', 1.8), 'chain'],
    [car(2000, 'Honda', 'Civic', 1.6), 'belt'],
    [car(2007, 'Honda', 'Accord', 3.0), 'belt'],
    [car(2007, 'Honda', 'Accord', 2.4), 'chain'],
    [car(2012, 'Honda', 'Pilot'), 'belt'],
    [car(1999, 'Toyota', 'Camry', 2.2), 'belt'],
    [car(2010, 'Toyota', 'Camry'), 'chain'],
    [car(2004, 'Toyota', '4Runner', 4.7), 'belt'],
    [car(2008, 'Subaru', 'Outback', 2.5), 'belt'],
    [car(2018, 'Subaru', 'Outback', 2.5), 'chain'],
    [car(2014, 'Ford', 'Escape', 1.6), 'belt'],
    [car(2014, 'Ford', 'F-150', 5.0), 'chain'],
    [car(2013, 'Chevrolet', 'Cruze', 1.4), 'chain'],
    [car(2013, 'Chevrolet', 'Cruze', 1.8), 'belt'],
    [car(2005, 'Hyundai', 'Elantra', 2.0), 'belt'],
    [car(2015, 'Hyundai', 'Sonata', 2.4), 'chain'],
    [car(2003, 'Volkswagen', 'Jetta', 1.8), 'belt'],
    [car(2010, 'Volkswagen', 'Jetta', 2.5), 'chain'],
    [{ ...car(2012, 'Volkswagen', 'Golf', 2.0), fuel: 'diesel' as const }, 'belt'],
    [{ ...car(2003, 'Ford', 'F-250', 7.3), fuel: 'diesel' as const }, 'gears'],
    [{ ...car(2006, 'Dodge', 'Ram 2500', 5.9), fuel: 'diesel' as const }, 'gears'],
    [car(2016, 'BMW', '328i'), 'chain'],
    [car(2006, 'Subaru', 'WRX STI', 2.5), 'belt'],
    [car(2018, 'Subaru', 'WRX STI', 2.5), 'belt'],
    [car(2018, 'Subaru', 'WRX', 2.0), 'chain'],
  ])('of %o is the %s', (vehicle, drive) => {
    expect(driveOf(vehicle)).toBe(drive)
  })

  it('stays unknown where the engine, the year or the car is not known', () => {
    expect(driveOf(car(2007, 'Honda', 'Accord'))).toBeUndefined()
    expect(driveOf({ make: 'Honda', model: 'Civic' })).toBeUndefined()
    expect(driveOf(car(2014, 'Nobody', 'Civic'))).toBeUndefined()
    expect(driveOf(car(2014, 'Honda', 'Never Built'))).toBeUndefined()
    expect(driveOf({})).toBeUndefined()
  })

  // Each of these was once taken for the other: by its name, its year or its size they are alike.
  it.each([
    ['the British Fusion of 2006 with a 1.4', car(2006, 'Ford', 'Fusion', 1.4), undefined],
    ['the British Escort with a pushrod 1.3', car(1994, 'Ford', 'Escort', 1.3), undefined],
    ['a Civic of 2019 that may have the three-cylinder with a belt', car(2019, 'Honda', 'Civic'), undefined],
    ['a Corolla 1.8 of 1999, by country', car(1999, 'Toyota', 'Corolla', 1.8), undefined],
    ['an A4 1.4 TFSI', car(2017, 'Audi', 'A4', 1.4), undefined],
    ['an A4 2.0 that may be a TDI', car(2012, 'Audi', 'A4', 2.0), undefined],
    ['an A4 2.0 TFSI', { ...car(2012, 'Audi', 'A4', 2.0), fuel: 'gasoline' as const }, 'chain'],
    ['a Peugeot 308 1.6 that may be an HDi', car(2012, 'Peugeot', '308', 1.6), undefined],
    ['a Ram 5.9 that may be the Cummins', car(2000, 'Dodge', 'Ram 2500', 5.9), undefined],
    ['an Impreza STI of 2016', car(2016, 'Subaru', 'Impreza STI'), 'belt'],
    ['a Golf GTI that is no TDI', car(2014, 'Volkswagen', 'GTI', 2.0), 'chain'],
    ['an S40 of 2004, old or new', car(2004, 'Volvo', 'S40', 2.0), undefined],
  ])('does not mistake %s', (_, vehicle, drive) => {
    expect(driveOf(vehicle)).toBe(drive)
  })

  it('takes no gasoline row for a diesel, and none at all for an electric car', () => {
    expect(driveOf({ ...car(2012, 'Volkswagen', 'Jetta', 2.0), fuel: 'electric' })).toBeUndefined()
    expect(driveOf({ ...car(2006, 'Honda', 'Civic'), fuel: 'diesel' })).toBeUndefined()
  })

  it('knows the model with or without its trim, whatever the writing', () => {
    for (const model of ['CR-V', 'CRV', 'cr-v EX-L']) expect(driveOf(car(2015, 'honda', model))).toBe('chain')
  })
})

describe('other parts that every car of a model has', () => {
  it.each([
    [car(2015, 'Toyota', 'Corolla'), 'electric'],
    [car(2004, 'Toyota', 'Corolla'), undefined],
    [car(2015, 'Chevrolet', 'Impala'), 'electric'],
    [car(2015, 'Chevrolet', 'Impala Limited'), 'hydraulic'],
    [car(2013, 'Subaru', 'Impreza'), 'electric'],
    [car(2013, 'Subaru', 'Impreza WRX STI'), 'hydraulic'],
    [car(2008, 'Mini', 'Cooper Convertible'), undefined],
  ])('tells the steering of %o: %s', (vehicle, steering) => {
    expect(fittedOn(rows, vehicle, 'steeringAssist')).toBe(steering)
  })

  it.each([
    [car(2010, 'Toyota', 'Camry'), 'natural'],
    [car(2020, 'Volkswagen', 'Tiguan'), 'turbo'],
    [car(2019, 'Honda', 'Civic'), undefined],
    [car(2015, 'Honda', 'Civic Type R'), 'turbo'],
    [car(2018, 'Chevrolet', 'Traverse'), undefined],
    [car(2012, 'Chevrolet', 'Silverado 1500'), 'natural'],
    [car(2012, 'Chevrolet', 'Silverado 2500HD'), undefined],
    [{ ...car(2012, 'Chevrolet', 'Silverado 2500HD'), fuel: 'gasoline' as const }, 'natural'],
    [car(2012, 'Honda', 'CR-V', 2.2), undefined],
    [car(2014, 'BMW', 'X1', 2.0), undefined],
  ])('tells the induction of %o: %s', (vehicle, induction) => {
    expect(fittedOn(rows, vehicle, 'induction')).toBe(induction)
  })
})

/** A Ram is among the Dodges. */
const shown = (make: string | undefined) =>
  readVehicles().find(({ names }) => names.includes(make ?? ''))?.names[0]

describe('the gearboxes with which a model was sold', () => {
  it('are told of some hundred models', () => {
    expect(rows.filter(({ has }) => has.gearbox).length).toBeGreaterThanOrEqual(150)
  })

  // From the makers' press kits and the agency's fuel economy labels.
  it.each([
    [car(2015, 'Nissan', 'Altima'), ['cvt']],
    [car(2005, 'Nissan', 'Altima'), ['manual', 'automatic']],
    [car(2010, 'Ford', 'F-150'), ['automatic']],
    [{ make: 'Ford', model: 'F-150' }, ['manual', 'automatic']],
    [car(2014, 'Ford', 'Focus'), ['manual', 'dual_clutch']],
    [car(2012, 'Jeep', 'Patriot'), ['manual', 'cvt']],
    [car(2017, 'Jeep', 'Wrangler'), ['manual', 'automatic']],
    [{ ...car(2015, 'Honda', 'Accord', 2.4), fuel: 'gasoline' as const }, ['manual', 'cvt']],
    [{ ...car(2015, 'Honda', 'Accord', 3.5), fuel: 'gasoline' as const }, ['manual', 'automatic']],
    [car(2015, 'Honda', 'Accord'), []],
    [car(2018, 'Subaru', 'Outback', 2.5), ['cvt']],
    [car(2012, 'Subaru', 'Outback', 3.6), ['automatic']],
    [car(2013, 'Subaru', 'Impreza WRX STI'), ['manual']],
    [{ ...car(2010, 'Toyota', 'Prius'), fuel: 'hybrid' as const }, ['e_cvt']],
    [car(2012, 'Toyota', 'Camry'), ['automatic', 'e_cvt']],
    [{ ...car(2012, 'Toyota', 'Camry'), fuel: 'gasoline' as const }, ['automatic']],
    [car(2014, 'Ram', '1500'), ['automatic']],
    [{ ...car(2016, 'GMC', 'Sierra 2500HD'), fuel: 'diesel' as const }, ['automatic']],
    [car(2014, 'BMW', '328i'), ['manual', 'automatic', 'dual_clutch']],
    [car(2015, 'Honda', 'Jazz'), []],
  ])('of %o are %j', (vehicle, kinds) => {
    expect(kindsOn(rows, { ...vehicle, make: shown(vehicle.make) }, 'gearbox')).toEqual(kinds)
  })
})

describe('rear brakes and injection', () => {
  it.each([
    [car(2013, 'Honda', 'Civic'), undefined],
    [car(2019, 'Honda', 'Civic'), 'disc'],
    [car(2012, 'Honda', 'Fit'), 'drum'],
    [car(2003, 'Toyota', 'Corolla'), 'drum'],
    [car(2013, 'Toyota', 'Corolla'), undefined],
    [car(2018, 'Toyota', 'Tacoma'), 'drum'],
    [car(2011, 'Subaru', 'Outback'), 'disc'],
    [car(2015, 'Toyota', 'Prius c'), 'drum'],
  ])('tells the rear brakes of %o: %s', (vehicle, brakes) => {
    expect(fittedOn(rows, vehicle, 'rearBrakes')).toBe(brakes)
  })

  it.each([
    [car(2016, 'Mazda', 'CX-5'), 'direct'],
    [car(2015, 'Toyota', 'Corolla'), 'port'],
    [car(2020, 'Toyota', 'RAV4'), 'port_and_direct'],
    [car(2016, 'Ford', 'Fusion', 2.0), undefined],
    [{ ...car(2016, 'Ford', 'Fusion', 2.0), fuel: 'gasoline' as const }, 'direct'],
    [car(2012, 'Chevrolet', 'Silverado 2500HD'), undefined],
  ])('tells the injection of %o: %s', (vehicle, injection) => {
    expect(fittedOn(rows, vehicle, 'injection')).toBe(injection)
  })
})

describe('the check of these rows', () => {
  it('finds years in order and no two rows that tell the same of one car', () => {
    for (const { years = [0, 0] } of rows) expect(years[0]).toBeLessThanOrEqual(years[1])
    expect(mistakesInFittedParts(rows, new Set(rows.map(({ make }) => make)))).toEqual([])
  })

  const belt: FittedPart = {
    make: 'Honda',
    models: ['Civic'],
    years: [2000, 2006],
    has: { timingDrive: 'belt' },
  }
  const known = new Set(['Honda'])

  it('finds two rows that tell a fact of one car, alike or not, and makes that nobody knows', () => {
    const chain: FittedPart = { ...belt, years: [2006, 2010], has: { timingDrive: 'chain' } }
    expect(mistakesInFittedParts([belt, chain], known)).toHaveLength(1)
    expect(mistakesInFittedParts([belt, belt], known)).toHaveLength(1)
    expect(mistakesInFittedParts([{ ...belt, make: 'Hnda' }], known)).toHaveLength(1)
  })

  it('lets engines of one model differ', () => {
    const small: FittedPart = { ...belt, liters: [1.7] }
    const large: FittedPart = { ...belt, liters: [2.0], has: { timingDrive: 'chain' } }
    expect(mistakesInFittedParts([small, large], known)).toEqual([])
  })
})
