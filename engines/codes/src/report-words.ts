const setOf = (...lines: readonly string[]): ReadonlySet<string> => new Set(lines.join(' ').split(' '))

/** Programs and readers that print a report. "Fusion" alone is a car. */
export const APPS = setOf(
  'torque forscan bluedriver carly carista fixd vcds obdlink elm elm327 techstream autel icarsoft foxwell',
)
/** What nobody says but a report; the last of them beside other words of a report alone. */
export const PROVES_REPORT = setOf(
  'dtc dtcs mil stft ltft ect iat maf vss pid pids readiness monitor monitors freeze obd obdii obd2 pcm ecm bcm tcm',
  'pending permanent stored confirmed',
)
/** How a line begins that holds a name: what stands behind it up to its end is no word of an owner. */
export const LABELS = setOf(
  'vehicle vin profile date time odometer odo mileage module modules ecu adapter protocol version software calibration severity generated address scanned',
)
/** What is measured, the parts of a report, states and units; digits are left out: "o2s11" is "os". */
export const VOCABULARY = setOf(
  'torque pro forscan lite bluedriver carly carista fixd obd obdii obdlink elm fusion vcds launch car scanner auto log scan full system report diagnostic diagnostics health check end of fault faults found code codes count dtc dtcs trouble labels ready tool values',
  'stored pending permanent confirmed active inactive current history intermittent present not currently previously set status state none no ok na n a inc incomplete complete completed yes on off mil malfunction indicator lamp cleared since distance with time run warm ups request at for this the in per and',
  'im i m readiness monitor monitors smart mis misfire fuel ccm cat catalyst evap evp o os obs osb htr egr heated air secondary component components comprehensive refrigerant boost nmhc nox pm filter exhaust gas sensor sensors heater',
  'freeze frame frames data live pid pids mode address module modules powertrain control pcm ecm tcm bcm abs srs ecu engine transmission body chassis network hvac airbag airbags',
  'rpm speed spd vehicle vss load calculated calc absolute relative value coolant temp temperature ect iat intake ambient manifold map maf mass flow rate trim trims short long term stft ltft ft bank b bs s lambda afr equivalence ratio commanded loop open closed cl ol timing advance adv throttle position pos accelerator pedal barometric baro pressure oil rail level voltage battery batt vbat vbatt odometer odo mileage sys turbo',
  'c f v km kms kmh kph mph h psi kpa hpa mbar bar g sec seconds ms l lph deg degrees percent inhg mi hz ma k am pm revolutions',
)
/** Titles of codes are made of these as well. */
export const TITLE_WORDS = setOf(
  'circuit circuits detected malfunction efficiency threshold below above range performance solenoid actuator valve switch condition underboost overboost turbocharger supercharger restriction accumulation incorrect stuck response slow lean rich leak small large random multiple cylinder startup lost communication comm defective high low input output signal wheel front rear left right driver side passenger injection metering timing camshaft crankshaft shaft over advanced retarded thermostat regulating particulate diesel soot gear shift knock steering angle blower motor deployment resistance open short purge vent emission evaporative post too system underrun deviation electrical regulation',
)
/** Of a monitor these tell nothing; of a car they do. */
export const OF_MONITOR = setOf('misfire mis heater boost lamp')
export const STATES_OF_MONITOR = setOf(
  'ok complete completed incomplete inc ready na monitor monitors count psi kpa mil malfunction',
)
/** A piece states something by one of these, by a number or by a colon. */
export const STATES = setOf(
  'ok na inc incomplete complete completed ready stored pending permanent confirmed intermittent none mil report dtc dtcs readiness',
)
/** "No pending codes" is of a report, "no boost" is not. */
export const OF_CODES = setOf('code codes fault faults dtc dtcs pending permanent')
/** An owner speaks. */
export const OWNER_SPEAKS = setOf(
  'im ive id my me we our it its she he when while whenever after before because goes went feels felt keeps makes made gets got started starts stops stopped wont cant doesnt dont but so then now also came',
)
