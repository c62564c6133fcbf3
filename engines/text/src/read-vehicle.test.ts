import { describe, expect, it } from 'vitest'
import { VehicleReader } from './read-vehicle.ts'

const reader = new VehicleReader([
  { names: ['Honda'], models: [{ name: 'Civic' }, { name: 'Fit' }, { name: 'CR V' }] },
  { names: ['Infiniti'], models: [{ name: 'G35' }] },
  { names: ['Jeep'], models: [{ name: 'Cherokee' }, { name: 'Grand Cherokee' }] },
  { names: ['Toyota'], models: [{ name: 'Prius', fuel: 'hybrid' }] },
  { names: ['Chevrolet', 'Chevy'], models: [{ name: 'Silverado' }] },
  { names: ['Seat'], models: [{ name: 'Ibiza' }] },
])

describe('the car as it is named in a message', () => {
  it.each([
    ['grinding on my 2014 Honda Civic when I brake', { year: 2014, make: 'Honda', model: 'Civic' }],
    ['91 civic 105k quit on me', { year: 1991, make: 'Honda', model: 'Civic' }],
    ["My '05 G35 (144k) vibrates", { year: 2005, make: 'Infiniti', model: 'G35' }],
    ['the grand cherokee won’t start', { make: 'Jeep', model: 'Grand Cherokee' }],
    ['2007 Prius w/ 154k', { year: 2007, make: 'Toyota', model: 'Prius', fuel: 'hybrid' }],
    ['chevy silverado squeaks', { make: 'Chevrolet', model: 'Silverado' }],
    ['my CRV hums, the cr-v of 2008', { year: 2008, make: 'Honda', model: 'CR V' }],
    ['at 60 the Civic shakes', { make: 'Honda', model: 'Civic' }],
    ['my 05 Honda Civic', { year: 2005, make: 'Honda', model: 'Civic' }],
    ['it does not fit anymore', {}],
    ['it rattles by the rear seat', {}],
    ['my 2012 Seat rattles', { year: 2012, make: 'Seat' }],
    ['seat ibiza, it rattles', { make: 'Seat', model: 'Ibiza' }],
    ['nothing named here, 2015', {}],
  ])('reads "%s"', (text, expected) => {
    expect(reader.read(text)).toEqual(expected)
  })
})
