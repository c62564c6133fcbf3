import { rulesThatHold } from '@candi/domain'
import { describe, expect, it } from 'vitest'
import { screenedSigns } from '../src/conversation/screen-words.ts'
import { loadPartsWithoutReader } from '../src/outside/load-diagnosis-parts.ts'
import { productRoot } from '../src/outside/product-root.ts'

const parts = loadPartsWithoutReader(productRoot)
const told = (text: string) =>
  parts.signs
    .read(text)
    .filter(({ observation }) => observation.state === 'present')
    .map(({ observation }) => observation.finding)
const ruled = (text: string) =>
  rulesThatHold(parts.model, screenedSigns(parts, text).observations)[0]?.urgency
const ofCodes = (text: string) =>
  parts.codes.findingsOf(parts.codes.codesIn(text)).map(({ finding }) => finding)

describe('what a scanner prints behind a code', () => {
  it.each([
    'P0118 Engine Coolant Temperature Circuit High Input',
    'P0098 - intake air temp sensor 2 circuit high',
    'P0072: Ambient Air Temperature Sensor Circuit Low',
    'P0522 Engine Oil Pressure Sensor/Switch Low Voltage',
    'P0463 fuel level sensor circuit high',
    'P0571 Brake Switch A Circuit',
    'P0198 (Engine Oil Temperature Sensor High)',
    'U0121 Lost Communication With ABS Control Module',
    'P0117, ECT sensor circuit low',
    'P0532 refrigerant pressure sensor circuit low',
    'P0562 System Voltage Low',
    'P0302 freeze frame: vehicle speed 0, engine speed 690, coolant temp 84 C, load 27%',
    'Freeze Frame Data engine load 41, rpm 2100, intake air temp 33C behind P0455',
  ])('is no sign that the owner tells: %s', (text) => expect(told(text)).toEqual([]))

  it.each([
    ['P0118 coolant temp circuit high and the needle is pegged in the red', 'temp_gauge_high'],
    ['P0562 system voltage low, the battery light is on', 'battery_lamp_steady'],
    ['C1201 brake pedal goes to the floor', 'brake_pedal_to_floor'],
    ['P0335 crankshaft position sensor, engine shakes at idle', 'engine_shakes_idle'],
    ['P0087 fuel rail pressure low. Gas drips under the car', 'leak_gasoline'],
    ['P0128 engine is overheating', 'temp_gauge_high'],
  ])('ends where the owner speaks: %s', (text, finding) => expect(told(text)).toContain(finding))
})

describe('a grave code', () => {
  it.each([
    'P0217',
    'p-0217 on the reader',
    'P0217 Engine Coolant Over Temperature Condition',
    'it threw P0524',
    'P0524 Engine Oil Pressure Too Low',
    'prius, P0AA6',
    'P0AA6 Hybrid Battery Voltage System Isolation Fault',
    'P0A0D high voltage system interlock circuit high',
    'PO524 and P0011',
    'P0524P0011',
    'p zero two seventeen',
    'p oh five two four just came up',
  ])('decides whether the car may be driven, however it is written: %s', (text) =>
    expect(ruled(text)).toBe('stop'),
  )

  it.each([
    'no P0217 stored',
    'P0524 is not present',
    'there was never a P0AA6',
    'P0522 oil pressure sensor circuit low',
    'P0118 coolant temperature sensor high input',
    'P0196 oil temp sensor range',
    'P0525',
    'P0528 fan speed sensor no signal',
    'P0115 coolant temperature circuit malfunction',
    'P0073 ambient temperature sensor circuit high',
  ])('is neither one that is not stored nor one of a thermometer: %s', (text) =>
    expect(ruled(text)).toBeUndefined(),
  )
})

describe('a code', () => {
  it.each([
    ['P0197', 'codes_air_or_oil_temp'],
    ['P0113', 'codes_air_or_oil_temp'],
    ['P0072', 'codes_air_or_oil_temp'],
    ['P0526', 'codes_cooling_fan'],
    ['P0694', 'codes_cooling_fan'],
    ['P0480', 'codes_cooling_fan'],
    ['P0522', 'codes_oil_pressure'],
    ['P0117', 'codes_coolant_temp'],
    ['P0217', 'overheat_code'],
    ['P0524', 'oil_pressure_code'],
    ['P0106', 'codes_airflow_map'],
  ])('is a sign of its own part and of no other: %s', (code, finding) =>
    expect(ofCodes(code)).toEqual([finding]),
  )
})
