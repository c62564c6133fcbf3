/** Whole reports as scan tools print them. All invented; only their layout is that of the programs. */
export interface PastedReport {
  readonly app: string
  readonly text: string
  readonly codes: readonly string[]
}

export const SCAN_REPORTS: readonly PastedReport[] = [
  {
    app: 'Torque',
    text: `Torque Pro - Fault Log
Vehicle: 2012 Honda Accord 2.4
Date: 03/11/2026 07:52
Fault codes:
P0420 : Catalyst System Efficiency Below Threshold (Bank 1)
Pending: none
Freeze frame data:
Engine load 34.5 %
Engine Coolant Temperature 88 °C
Fuel trim bank 1 short term 1.6 %
Fuel trim bank 1 long term 12.5 %
Engine RPM 2140 rpm
Speed 87 km/h
End of report`,
    codes: ['P0420'],
  },
  {
    app: 'FORScan',
    text: `FORScan Lite
===PCM DTC P0299:00-2F===
Code: P0299 - Turbocharger/Supercharger "A" Underboost Condition
Status:
 - DTC Present at Time of Request
 - Malfunction Indicator Lamp On for this DTC
Module: Powertrain Control Module
Freeze Frame
 RPM: 1875 rpm
 LOAD: 61.2 %
 ECT: 93 C
 VSS: 74 km/h
===END PCM DTC P0299:00-2F===`,
    codes: ['P0299'],
  },
  {
    app: 'BlueDriver',
    text: `BlueDriver Report
Vehicle: 2014 Chevrolet Cruze 1.4L
VIN: 1G1PC5SB0E7000000
Scanned: 2026-03-11 18:20
Confirmed: P0171 System Too Lean (Bank 1)
Pending: none
Permanent: P0171
Severity: moderate
Smart Monitors: EVAP incomplete, Catalyst complete, O2 sensor complete, Misfire complete`,
    codes: ['P0171'],
  },
  {
    app: 'Carly',
    text: `Carly Diagnostic Report
Vehicle: 2011 Audi A4 2.0
Mileage: 143,872 km
Engine control module: 1 fault
P0128 Coolant Thermostat Below Regulating Temperature
Status: stored, intermittent
ABS module: no faults
Airbag module: no faults`,
    codes: ['P0128'],
  },
  {
    app: 'OBD Fusion',
    text: `OBD Fusion Diagnostic Report
MIL status: On
DTC count: 2
Stored: P0301 Cylinder 1 Misfire Detected, P0300 Random/Multiple Cylinder Misfire Detected
Pending: none
Freeze Frame P0301
Calculated load value: 28.2 %
Engine coolant temperature: 194 °F
Short term fuel trim bank 1: 12.5 %
Vehicle speed: 45 mph
Battery voltage: 14.1 V`,
    codes: ['P0301', 'P0300'],
  },
]

export const REPORTS_WITHOUT_CODES: readonly string[] = [
  'no pending codes, coolant 112C, battery 13.2V',
  'Torque Pro: Coolant 112C, Intake 41C, Battery 13.2V, no pending codes',
  'OBD Fusion report\nMIL: OFF\nDTC count: 0\nCoolant temperature 91 C\nBattery 12.1 V',
  'I/M Readiness: MIS OK | FUEL OK | CCM OK | CAT INC | EVAP INC | O2S OK | EGR N/A | DTC count 0',
]
