/**
 * Cars as their makers sold them: first eight characters by the makers' own VIN guides, then year, plant and a made-up
 * serial number. What is expected comes from the makers' brochures, not from the table.
 */
export interface KnownCar {
  readonly vin: string
  readonly year: number
  readonly make: string
  readonly model: RegExp
  readonly body: string
  readonly fuel: string
  readonly liters?: number
  readonly cylinders?: number
  readonly drive?: 'fwd' | 'rwd' | 'awd'
}

type Row = readonly [
  string,
  number,
  string,
  RegExp,
  string,
  string,
  number?,
  number?,
  ('fwd' | 'rwd' | 'awd')?,
]

/** The VINs of the spike; four of them with a check digit that does not fit. */
const SPIKE: readonly Row[] = [
  ['1HGCM82633A004352', 2003, 'Honda', /^Accord$/, 'Coupe', 'gasoline', 3.0, 6, 'fwd'],
  ['5YJ3E1EA7KF317000', 2019, 'Tesla', /^Model 3$/, 'Sedan', 'electric', undefined, undefined, 'rwd'],
  ['1FTFW1ET5DFC10312', 2013, 'Ford', /^F-150$/, 'Truck', 'gasoline', 3.5, 6, 'awd'],
  ['WBA3A5C51CF256651', 2012, 'BMW', /^328i$/, 'Sedan', 'gasoline', 2.0, 4],
  ['JTDKB20U093500000', 2009, 'Toyota', /^Prius$/, 'Hatchback', 'hybrid', 1.5, 4, 'fwd'],
  ['2T1BURHE0JC034301', 2018, 'Toyota', /^Corolla$/, 'Sedan', 'gasoline', 1.8, 4, 'fwd'],
  ['1HGCM82633A00435X', 2003, 'Honda', /^Accord$/, 'Coupe', 'gasoline', 3.0, 6, 'fwd'],
]

const MORE: readonly Row[] = [
  ['1HGEJ6574TL012345', 1996, 'Honda', /^Civic$/, 'Sedan', 'gasoline', 1.6, 4, 'fwd'],
  ['1G1JC5243W7100000', 1998, 'Chevrolet', /^Cavalier$/, 'Sedan', 'gasoline', 2.2, 4, 'fwd'],
  ['1G6KD54Y5WU700000', 1998, 'Cadillac', /^De ?ville$/i, 'Sedan', 'gasoline', 4.6, 8, 'fwd'],
  ['1LNHM81W81Y600000', 2001, 'Lincoln', /^Town Car$/, 'Sedan', 'gasoline', 4.6, 8, 'rwd'],
  ['1GCHK29U83E100000', 2003, 'Chevrolet', /^Silverado$/, 'Truck', 'gasoline', 6.0, 8, 'awd'],
  ['1J4GW48S84C123456', 2004, 'Jeep', /^Grand Cherokee$/, 'SUV', 'gasoline', 4.0, 6, 'awd'],
  ['4T1BE32K15U123456', 2005, 'Toyota', /^Camry$/, 'Sedan', 'gasoline', 2.4, 4, 'fwd'],
  ['2D4GP44L15R123456', 2005, 'Dodge', /Grand Caravan/, 'Van', 'gasoline', 3.8, 6, 'fwd'],
  ['1G1YY22UX65107777', 2006, 'Chevrolet', /^Corvette$/, 'Coupe', 'gasoline', 6.0, 8, 'rwd'],
  ['1FTSW21P16EA12345', 2006, 'Ford', /^F-250$/, 'Truck', 'diesel', 6.0, 8, 'awd'],
  ['WDBUF56J16A800000', 2006, 'Mercedes-Benz', /^E-Class$/, 'Sedan', 'gasoline', 3.5, 6],
  ['5FNRL38727B123456', 2007, 'Honda', /^Odyssey$/, 'Van', 'gasoline', 3.5, 6, 'fwd'],
  ['JM1NC25F670120000', 2007, 'Mazda', /^MX-5/, 'Convertible', 'gasoline', 2.0, undefined, 'rwd'],
  ['JTEBU5JRXA5000000', 2010, 'Toyota', /^4Runner$/, 'SUV', 'gasoline', 4.0, 6, 'awd'],
  ['1G1RC6E41CU100000', 2012, 'Chevrolet', /^Volt$/, 'Hatchback', 'plugin_hybrid', 1.4, 4, 'fwd'],
  ['19XFB2F50CE000000', 2012, 'Honda', /^Civic$/, 'Sedan', 'gasoline', 1.8, 4, 'fwd'],
  ['1C6RR7LT2DS123456', 2013, 'Ram', /^1500$/, 'Truck', 'gasoline', 5.7, 8, 'awd'],
  ['3VWDX7AJ1DM300000', 2013, 'Volkswagen', /^Jetta$/, 'Sedan', 'gasoline', 2.5, 5, 'fwd'],
  ['1N4AZ0CP6EC330000', 2014, 'Nissan', /^Leaf$/i, 'Hatchback', 'electric', undefined, undefined, 'fwd'],
  ['2C3CDXBG0EH100000', 2014, 'Dodge', /^Charger$/, 'Sedan', 'gasoline', 3.6, 6],
  ['3C6UR5DL1EG100000', 2014, 'Ram', /^2500$/, 'Truck', 'diesel', 6.7, 6, 'awd'],
  ['3C6TRVDG9EE100000', 2014, 'Ram', /^ProMaster 2500$/, 'Van', 'gasoline', 3.6, 6],
  ['1FMCU9GX3EUA00000', 2014, 'Ford', /^Escape$/, 'SUV', 'gasoline', 1.6, 4, 'awd'],
  ['1FA6P8CF0F5300000', 2015, 'Ford', /^Mustang$/, 'Coupe', 'gasoline', 5.0, 8, 'rwd'],
  ['1GNSKBKC3FR100000', 2015, 'Chevrolet', /^Tahoe$/, 'SUV', 'gasoline', 5.3, 8, 'awd'],
  ['1N4AL3AP1FC123456', 2015, 'Nissan', /^Altima$/, 'Sedan', 'gasoline', 2.5, 4, 'fwd'],
  ['2T3RFREV4FW300000', 2015, 'Toyota', /^RAV4$/, 'SUV', 'gasoline', 2.5, 4, 'awd'],
  ['JF2SJADC3FH423456', 2015, 'Subaru', /^Forester$/, 'SUV', 'gasoline', 2.5, 4, 'awd'],
  ['WP0AB2A9XFS100000', 2015, 'Porsche', /^911$/, 'Coupe', 'gasoline', 3.8, 6],
  ['5YJSA1E25FF100000', 2015, 'Tesla', /^Model S$/, 'Hatchback', 'electric'],
  ['1FTYR2CM7GKA00000', 2016, 'Ford', /^Transit$/, 'Van', 'gasoline', 3.7, 6],
  ['JTDKARFU2G3000000', 2016, 'Toyota', /^Prius$/, 'Hatchback', 'hybrid', 1.8, 4, 'fwd'],
  ['YV4A22PK5G1000000', 2016, 'Volvo', /^XC90$/, 'SUV', 'gasoline', 2.0, 4],
  ['KMHD35LH1GU123456', 2016, 'Hyundai', /^Elantra/, 'Hatchback', 'gasoline', 2.0, 4, 'fwd'],
  ['JTMRJREV7HD000000', 2017, 'Toyota', /^RAV4/, 'SUV', 'hybrid', 2.5, 4, 'awd'],
  ['2HGFC2F5XHH500000', 2017, 'Honda', /^Civic$/, 'Sedan', 'gasoline', 2.0, 4, 'fwd'],
  ['1C4HJXDG7JW100000', 2018, 'Jeep', /^Wrangler/, 'SUV', 'gasoline', 3.6, 6, 'awd'],
  ['1FTEW1EP7LFA00000', 2020, 'Ford', /^F-150$/, 'Truck', 'gasoline', 2.7, 6, 'awd'],
  ['7SAYGDEE0NF300000', 2022, 'Tesla', /^Model Y$/, 'SUV', 'electric', undefined, undefined, 'awd'],
]

const carOf = ([vin, year, make, model, body, fuel, liters, cylinders, drive]: Row): KnownCar => ({
  vin,
  year,
  make,
  model,
  body,
  fuel,
  liters,
  cylinders,
  drive,
})

export const SPIKE_CARS = SPIKE.map(carOf)
export const MORE_CARS = MORE.map(carOf)
