import { describe, expect, it } from 'vitest'
import { uploadVehicle } from './upload-vehicle.ts'

const read = (facts: Readonly<Record<string, string>>) =>
  uploadVehicle(Object.entries(facts).map(([variable, value]) => ({ variable, value })))

describe('the fields of the vehicle block on Upload', () => {
  it('are filled from every variable that the specification lists', () => {
    expect(
      read({
        'Model Year': '2016',
        Make: 'ALBA',
        Model: 'Flora',
        Series: 'F2',
        Trim: 'Touring',
        'Engine Model': 'A20',
        'Displacement (CC)': '1998',
        'Displacement (L)': '1.998',
        'Engine Number of Cylinders': '4',
        'Fuel Type - Primary': 'Gasoline',
        'Other Engine Info': 'Direct injection',
        Turbo: 'Yes',
        'Drive Type': '4WD/4-Wheel Drive/4x4',
        'Transmission Style': 'Automatic',
        'Transmission Speeds': '8',
        'Body Class': 'Sport Utility Vehicle (SUV)/Multi-Purpose Vehicle (MPV)',
        Doors: '4',
        'Vehicle Type': 'MULTIPURPOSE PASSENGER VEHICLE (MPV)',
        'Gross Vehicle Weight Rating From': 'Class 1D: 5,001 - 6,000 lb (2,268 - 2,722 kg)',
        'Manufacturer Name': 'ALBA MOTORS',
        'Plant City': 'MILTON',
        'Plant State': 'OHIO',
        'Error Code': '0',
        'Error Text': '0 - VIN decoded clean. Check Digit (9th position) is correct',
      }),
    ).toEqual({
      year: 2016,
      make: 'Alba',
      model: 'Flora',
      sub_model: 'Touring',
      engine: '2.0L 4-cylinder (A20)',
      transmission: '8-speed Automatic',
      drivetrain: '4WD',
      mileage: null,
      mileage_unit: 'mi',
      body_class: 'SUV',
      doors: 4,
      vehicle_type: 'Multipurpose Passenger Vehicle (MPV)',
      weight_class: 'Class 1',
      manufacturer_full: 'ALBA MOTORS',
      plant_info: 'Milton, Ohio',
      engine_tech: 'Turbo; Direct injection',
      fuel_type: 'Gasoline',
    })
  })

  it('are empty or null where nothing is told, or "Not Applicable"', () => {
    expect(read({ Trim: 'Not Applicable', 'Drive Type': '', Doors: 'Not Applicable' })).toMatchObject({
      year: null,
      make: '',
      sub_model: '',
      drivetrain: '',
      body_class: null,
      doors: null,
      weight_class: null,
      fuel_type: null,
    })
  })

  it.each([
    ['Sedan/Saloon', 'Sedan'],
    ['Coupe', 'Coupe'],
    ['Hatchback/Liftback/Notchback', 'Hatchback'],
    ['Convertible/Cabriolet', 'Convertible'],
    ['Cabriolet/Convertible', 'Convertible'],
    ['Roadster', 'Convertible'],
    ['Wagon', 'Wagon'],
    ['Crossover Utility Vehicle (CUV)', 'SUV'],
    ['Sport Utility Vehicle (SUV)/Multi Purpose Vehicle (MPV)', 'SUV'],
    ['Sport Utility Truck (SUT)', 'Truck'],
    ['Pickup', 'Truck'],
    ['Truck-Tractor', 'Truck'],
    ['Incomplete - Chassis Cab (Double Cab)', 'Truck'],
    ['Minivan', 'Van'],
    ['Cargo Van', 'Van'],
    ['Step Van / Walk-in Van', 'Van'],
    ['Limousine', 'Sedan'],
    ['Motorhome', null],
  ])('call the body class %j %s', (bodyClass, style) => {
    expect(read({ 'Body Class': bodyClass }).body_class).toBe(style)
  })

  it.each([
    ['Class 1A: 3,000 lb or less (1,360 kg or less)', 'Class 1'],
    ['Class 1: 6,000 lb or less (2,722 kg or less)', 'Class 1'],
    ['Class 2E: 6,001 - 7,000 lb (2,722 - 3,175 kg)', 'Class 2A'],
    ['Class 2F: 7,001 - 8,000 lb (3,175 - 3,629 kg)', 'Class 2A'],
    ['Class 2G: 8,001 - 9,000 lb (3,629 - 4,082 kg)', null],
    ['Class 2H: 9,001 - 10,000 lb (4,082 - 4,536 kg)', 'Class 2B'],
    ['Class 2: 6,001 - 10,000 lb (2,722 - 4,536 kg)', null],
    ['Class 3: 10,001 - 14,000 lb (4,536 - 6,350 kg)', 'Class 3'],
    ['Class 6: 19,501 - 26,000 lb (8,845 - 11,794 kg)', 'Class 6'],
    ['Class 8: 33,001 lb and above (14,969 kg and above)', null],
  ])('put %j into %s', (rating, weightClass) => {
    expect(read({ 'Gross Vehicle Weight Rating From': rating }).weight_class).toBe(weightClass)
    expect(read({ 'Gross Vehicle Weight Rating': rating }).weight_class).toBe(weightClass)
  })

  it.each([
    ['Gasoline', '', 'Gasoline'],
    ['Diesel', '', 'Diesel'],
    ['Electric', '', 'Electric'],
    ['Gasoline', 'Electric', 'Hybrid'],
    ['Ethanol (E85)', '', 'E85'],
    ['Flexible Fuel Vehicle (FFV)', '', 'E85'],
    ['Compressed Natural Gas (CNG)', '', 'CNG'],
    ['Liquefied Petroleum Gas (propane or LPG)', '', null],
  ])('call the fuel %j with %j %s', (primary, secondary, type) => {
    expect(read({ 'Fuel Type - Primary': primary, 'Fuel Type - Secondary': secondary }).fuel_type).toBe(type)
  })

  it('call a plug-in hybrid so', () => {
    expect(
      read({
        'Fuel Type - Primary': 'Gasoline',
        'Electrification Level': 'PHEV (Plug-in Hybrid Electric Vehicle)',
      }).fuel_type,
    ).toBe('Plug-in Hybrid')
  })

  it('never take a chassis code for a name', () => {
    expect(read({ Series: 'ACV30L/MCV30L/MCV31L' }).sub_model).toBe('')
    expect(read({ Series: 'E350' }).sub_model).toBe('E350')
  })

  it.each([
    ['MERCEDES-BENZ', 'Mercedes-Benz'],
    ['BMW', 'BMW'],
    ['GMC', 'GMC'],
    ['LAND ROVER', 'Land Rover'],
    ['KIA', 'Kia'],
    ['MINI', 'MINI'],
  ])('write the make %s as %s', (make, name) => {
    expect(read({ Make: make }).make).toBe(name)
  })
})
