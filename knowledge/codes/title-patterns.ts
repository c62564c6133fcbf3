/**
 * How trade titles of codes say what is wrong, in our vocabulary of failure modes and aspects.
 * Used once, when the fact tables are built; the product never sees a title.
 * Order matters: the first pattern that fits wins and is taken out of the title.
 */
export interface TitlePattern {
  readonly pattern: RegExp
  readonly mode: string
  /** The quantity or path the mode speaks of, when the pattern itself says it. */
  readonly aspect?: string
}

export const FAILURE_PATTERNS: readonly TitlePattern[] = [
  // Network
  { pattern: /^Lost Communications? With/i, mode: 'lost_communication' },
  {
    pattern:
      /^Invalid Data (Received )?From( With)?|Received Invalid Data From ECM\/PCM|^Invalid Data Received$/i,
    mode: 'invalid_data',
  },
  {
    pattern:
      /^Software Incompatibility With|Software Incompatibility|Unauthorized Software\/Calibration Detected/i,
    mode: 'software_mismatch',
  },
  { pattern: /(?<=Bus( [A-Z])? )Off\b/i, mode: 'bus_off' },
  { pattern: /\(?-\)? shorted to Bus( [A-Z])? \(?\+\)?/i, mode: 'lines_shorted_together' },
  // Software and learning
  {
    pattern:
      /Memory Checksum Error|\bRAM\/ROM Error|\bKAM Error|(Keep Alive Memory|Random Access Memory|Read Only Memory|Non-Volatile Random Access Memory) \(\w+\) Error|EEPROM Error|Calibration Memory( Performance)?/i,
    mode: 'memory_error',
  },
  {
    pattern:
      /(Calibration )?Not (Learned|Programmed)( or Incompatible)?(\/Programmed)?|Missing Calibration|Programming Error|Adaptive Learning Not Complete|Variation Not Learned/i,
    mode: 'not_learned',
  },
  {
    pattern:
      /Data Incompatible|Hardware Incompatibility|Incompatible|Incorrect Component Installed|Vehicle Options Error|Incorrect Immobilizer Key|Missing\/Invalid|(?<=Glow Plug |Filter |Catalyst |Filter [A-Z] |Catalyst [A-Z] )Incorrect/i,
    mode: 'wrong_part_or_data',
  },
  {
    pattern:
      /Exceed(ed|ing) Learn(ing)? Limits?( - (Too )?(Low|High))?|Adaptive Learning at Limit|Adjustment At Limit|Offset Learning At M(ax|in) Limit|Position At (Low |High )?Limit( High| Low)?|At Limit - (System |Flow |Pressure |Temperature )?Too (Low|High|Rich|Lean)|(?<=Fuel Trim )at M(ax|in) Limit|Exceeded Control Limits - Pressure Too (High|Low)/i,
    mode: 'at_limit',
  },
  // What the engine does
  { pattern: /Misfire( Detected)?( on Startup.*)?( With Low Fuel)?/i, mode: 'misfire' },
  { pattern: /Air-Fuel Ratio Imbalance( -)?|Contribution\/Balance/i, mode: 'imbalance' },
  { pattern: /(Signal )?Biased\/Stuck (Lean|Rich)/i, mode: 'biased' },
  { pattern: /(Signal )?Biased\/Stuck (High|Low)|Stuck (High|Low)\b/i, mode: 'biased' },
  { pattern: /\b(System )?Too Lean( (at|Off) (Idle|Higher Load))?/i, mode: 'too_lean' },
  { pattern: /\b(System )?Too Rich( (at|Off) (Idle|Higher Load))?/i, mode: 'too_rich' },
  {
    pattern:
      /Timing Over-Advanced( or System Performance)?|Timing Performance - Over Advanced|\bOver-Advanced/i,
    mode: 'too_early',
    aspect: 'timing',
  },
  {
    pattern: /Timing Over-Retarded|Timing Performance - Over Retarded|\bOver-Retarded/i,
    mode: 'too_late',
    aspect: 'timing',
  },
  { pattern: /Pre-Ignition Above Threshold/i, mode: 'pre_ignition' },
  { pattern: /Above Knock\/Combustion Vibration Sensor Threshold/i, mode: 'knocking' },
  { pattern: /Unmetered Fuel|Fuel(ing)? Delivery Error|Delivery Error/i, mode: 'delivery_error' },
  { pattern: /(?<=Pressure )Variation Low/i, mode: 'varies_too_little' },
  { pattern: /(?<=Pressure |Voltage )Variation( Exceeded Limit| High| Low)?/i, mode: 'varies_too_much' },
  { pattern: /Loss Of Synchronization|Date\/Time Synchronization Error/i, mode: 'out_of_step' },
  { pattern: /Rough Idle/i, mode: 'rough_idle' },
  { pattern: /Failed to (Crank|Start)( Stuck On)?|Unable to Crank/i, mode: 'does_not_start' },
  { pattern: /Overspeed ?[-/] ?(Air [Ii]n System|Dry Run)/i, mode: 'runs_dry', aspect: 'speed' },
  { pattern: /Overspeed( Condition)?/i, mode: 'too_fast', aspect: 'speed' },
  { pattern: /Underspeed/i, mode: 'too_slow', aspect: 'speed' },
  { pattern: /Over ?boost( Condition)?/i, mode: 'too_high', aspect: 'boost' },
  { pattern: /Under ?boost( Condition)?/i, mode: 'too_low', aspect: 'boost' },
  { pattern: /Not Detected - Mechanical/i, mode: 'missing', aspect: 'boost' },
  { pattern: /Efficiency Below Threshold/i, mode: 'efficiency_low' },
  { pattern: /NOx Exceed[ae]nce.*$/i, mode: 'too_high', aspect: 'emissions' },
  {
    pattern:
      /Temperature Below Threshold|Coolant Temperature Below Thermostat Regulating Temperature|Relapsed Below Diagnostic Monitoring Temperature|Insufficient Coolant Temperature for (Closed Loop Fuel Control|Stable Operation)/i,
    mode: 'too_cold',
    aspect: 'temperature',
  },
  { pattern: /Too Low\.? ?[-.]? ?Low Ambient Temperature/i, mode: 'too_low' },
  {
    pattern:
      /\bOver ?temperature( Condition| Sensor)?|Over Temperature( Condition| Sensor)?|Temperature [A-Z] Too High|\bOver Tempature/i,
    mode: 'too_hot',
    aspect: 'temperature',
  },
  { pattern: /Driver Current\/Temperature Too High|Driver Overtemperature/i, mode: 'driver_overloaded' },
  { pattern: /Temperature( Too|) Out [Oo]f Range/i, mode: 'out_of_range', aspect: 'temperature' },
  // Leaks and flow
  { pattern: /Very Small Leak( Detected)?|Leak Detected \(very small leak\)/i, mode: 'leak_very_small' },
  {
    pattern: /Small Leak( Detected)?|Leak Detected \(small leak\)|Leak Detected - Small Leak/i,
    mode: 'leak_small',
  },
  { pattern: /Large Leak( Detected)?|Leak Detected - Large Leak/i, mode: 'leak_large' },
  { pattern: /Leak Detected \(fuel cap loose\/off\)/i, mode: 'cap_loose' },
  { pattern: /Air Flow Restriction\/Air Leak Between Air Filter and MAF/i, mode: 'blocked_or_leaking' },
  {
    pattern:
      /Coolant Leak Detected|Leakage to Rail Detected|Refrigerant Charge Loss|\bLeak(age|ing)?( Detected| - Voltage)?\b(?! Detection)|Loss of Pressure/i,
    mode: 'leak',
  },
  {
    pattern: /(Flow )?Insufficient( Flow| Air Flow)?( Detected)?|No Flow Detected|Flow Low\/Performance/i,
    mode: 'too_low',
    aspect: 'flow',
  },
  { pattern: /(Flow )?Excessive( Flow)? Detected/i, mode: 'too_high', aspect: 'flow' },
  {
    pattern: /(Air )?Flow Too Low|Low (Purge |Air )?Flow Detected|Low Air ?flow Detected/i,
    mode: 'too_low',
    aspect: 'flow',
  },
  {
    pattern:
      /(Air )?Flow Too High|High (Purge |Air )?Flow Detected|High Air ?flow Detected|Sudden (High )?Air ?Flow Detected/i,
    mode: 'too_high',
    aspect: 'flow',
  },
  { pattern: /Incorrect (Purge )?Flow( Detected)?/i, mode: 'wrong', aspect: 'flow' },
  {
    pattern:
      /Restricted\/Blocked|Restriction(?! - )|Restricted|Blocked|Ice Blockage|(Soot|Ash) Accumulation( Too (High|Low))?/i,
    mode: 'blocked',
  },
  { pattern: /\bDisconnected/i, mode: 'disconnected' },
  // Movement of gears and clutches
  { pattern: /Incorrect (Gear )?Ratio/i, mode: 'wrong_ratio' },
  { pattern: /Unable [Tt]o (Engage|Achieve Locked Position)/i, mode: 'does_not_engage' },
  { pattern: /Incorrect Shift From/i, mode: 'wrong_gear' },
  { pattern: /Slip(ping| Detected|page)?\b/i, mode: 'slipping' },
  { pattern: /Unexpected Mechanical Gear Disengagement|Unrequested Movement/i, mode: 'moves_by_itself' },
  {
    pattern: /Multiple Gears Engaged|Incorrect Neutral Position Indicated/i,
    mode: 'position_implausible',
    aspect: 'position',
  },
  { pattern: /Excessive Time [Tt]o Enter( Closed Loop)?/i, mode: 'slow_to_control' },
  {
    pattern:
      /Time Too Long|\bToo Long|Time Performance\/Too Slow|De-Energized( Performance)? - Too Late|Delayed Shift/i,
    mode: 'too_slow',
    aspect: 'time',
  },
  {
    pattern: /Time Too (Short|Fast)|Period Too Short|De-Energized( Performance)? - Too Early|\bToo Short/i,
    mode: 'too_fast',
    aspect: 'time',
  },
  { pattern: /(Performance|Position)\/Too (High|Low)|Stuck\/Too/i, mode: 'performance' },
  // States of a part
  { pattern: /(Performance\/)?Stuck Disengaged/i, mode: 'stuck_disengaged' },
  { pattern: /Stuck Engaged/i, mode: 'stuck_engaged' },
  { pattern: /Engagement Fault/i, mode: 'does_not_engage' },
  { pattern: /Control Stuck\/Open|Stuck\/Open/i, mode: 'stuck_open' },
  { pattern: /(Performance\/|Performance or )?Stuck Off/i, mode: 'stuck_off' },
  { pattern: /Stuck Open\/Performance|Performance\/Stuck Open|Stuck Open/i, mode: 'stuck_open' },
  { pattern: /Stuck Closed|Stuck Close/i, mode: 'stuck_closed' },
  { pattern: /Stuck On/i, mode: 'stuck_on' },
  {
    pattern:
      /Stuck\/Stalled|Stalled|Stuck In Range|\bStuck\b|In Locked Position|(Minimum\/Maximum|Minimum|Maximum) Stop( Performance)?|Stop\/Minimum Stop/i,
    mode: 'stuck',
  },
  {
    pattern:
      /Very Deteriorated|Deterioration(?! Sensor)|Deteriorated( or Missing Substrate|\/Missing Substrate)?|\bWear\b(?= Sensor Absent)|Sulfur Limit Exceeded/i,
    mode: 'worn_out',
  },
  {
    pattern: /^Low (?=Tire Pressure|Fuel Pressure|Engine Oil Pressure)/i,
    mode: 'too_low',
    aspect: 'pressure',
  },
  { pattern: /^Replace/i, mode: 'needs_replacing' },
  {
    pattern: /Quality Performance|Incorrect Fuel Composition|Water in Fuel Condition/i,
    mode: 'poor_quality',
  },
  {
    pattern: /Regeneration Incomplete|Regeneration (Duration|Frequency)|Vehicle Conditions Incorrect for/i,
    mode: 'not_completed',
  },
  { pattern: /\bEmpty\b/i, mode: 'empty' },
  { pattern: /Isolation (Fault|Warning)/i, mode: 'insulation_fault' },
  { pattern: /Improper (Shutdown|Wake-up)/i, mode: 'switched_at_wrong_time' },
  { pattern: /Signals? Swapped/i, mode: 'swapped' },
  {
    pattern: /- Multiple Sensor Correlation|Correlation|Incompatible(?= )|Rationality Check/i,
    mode: 'disagree',
  },
  { pattern: /(Slow|Delayed) Response( ?-? ?(High to Low|Low to High))?/i, mode: 'slow_response' },
  {
    pattern: /No Activity Detected|No Signal|No Pulses|Loss of Direction Signal|Not Present|Not Detected/i,
    mode: 'no_signal',
  },
  {
    pattern:
      /Exhaust Sample Error|Out [Oo]f Range( During Deceleration| High| Low)?|Direction (Error|Incorrect)|Position Incorrect|Frequency Incorrect|Position Control Error|Control Error|Timing Error|Shift Error|Too (Few|Many) Pulses|Incorrect Pulses|\bError\b/i,
    mode: 'implausible',
  },
  { pattern: /Higher Than Expected/i, mode: 'too_high' },
  { pattern: /Lower Than Expected/i, mode: 'too_low' },
  { pattern: /\bUnstable/i, mode: 'unstable' },
  { pattern: /\bShorted( to Heater Circuit)?/i, mode: 'shorted' },
  { pattern: /Fault/i, mode: 'fault' },
  // Temperatures, pressures and levels that are themselves wrong
  { pattern: /Temperature Too High/i, mode: 'too_hot', aspect: 'temperature' },
  { pattern: /Temperature Too Low/i, mode: 'too_cold', aspect: 'temperature' },
  { pattern: /\bToo High/i, mode: 'too_high' },
  { pattern: /\bToo Low/i, mode: 'too_low' },
  // Circuits
  { pattern: /Intermitt+ent(\/Erratic)?(\/High| Pulses)?|\bErratic/i, mode: 'intermittent' },
  { pattern: /Range\/ ?Perfor?ma\w+/i, mode: 'range_performance' },
  { pattern: /Circuit ?\/ ?Open|([A-Z])\/Open|\bOpen$/, mode: 'circuit_open' },
  {
    pattern: /Low Voltage|(?<!^)\bLow\b(?! (Pressure Fuel|Fuel|Speed|Volt|Switch|Pressure System))/i,
    mode: 'circuit_low',
  },
  {
    pattern:
      /High Voltage(?=$)|(?<!^)\bHigh\b(?! (Pressure Fuel|Speed|Volt|Resolution|Pressure System|Load))/i,
    mode: 'circuit_high',
  },
  { pattern: /Mechanical( Performance)?/i, mode: 'mechanical_fault' },
  { pattern: /\bElectrical$/i, mode: 'circuit_fault' },
  { pattern: /Biased/i, mode: 'biased' },
  { pattern: /Deployed/i, mode: 'deployed' },
  { pattern: /\bActivated|Frequent Activation|\bActive\b(?= *$)/i, mode: 'activated' },
  {
    pattern: /Requested MIL Illumination|MIL Request|\(MIL Request\)|Warning Lamp Request/i,
    mode: 'requests_warning_lamp',
  },
  { pattern: /\bDisabled\b/i, mode: 'switched_off' },
  {
    pattern: /\bPerformance|Perfomance|\bMalfunction(?! (Indicator|Audible|Lamp))|Failure/i,
    mode: 'performance',
  },
]

/** Which path or quantity of the component a title speaks of. The first that fits wins and is taken out. */
export const ASPECT_PATTERNS: readonly { readonly pattern: RegExp; readonly aspect: string }[] = [
  { pattern: /\(\+\)|(?<=Bus [A-Z]) \+/, aspect: 'plus_line' },
  { pattern: /\(-\)|(?<=Bus [A-Z]) -(?= |$)/, aspect: 'minus_line' },
  {
    pattern:
      /(Solenoid |Internal )?(Power )?\bSupply( Voltage)?( Control| Sense)?(?= *$| Circuit| [A-Z\d]\b)/i,
    aspect: 'supply',
  },
  { pattern: /Ground(?= Circuit| [A-Z\d]\b)/i, aspect: 'ground' },
  {
    pattern: /Feedback Signal|\bFeedback\b(?= *$| Circuit)|\bSense\b(?= *$| Circuit| [A-Z\d]\b)/i,
    aspect: 'feedback',
  },
  { pattern: /Reference Voltage/i, aspect: 'reference' },
  { pattern: /Enable(?= *$| Circuit)/i, aspect: 'enable' },
  { pattern: /Driver(?= *$| Circuit)/i, aspect: 'driver' },
  { pattern: /\bControl(?= Circuit| *$| [A-Z\d]( Circuit)? *$)/i, aspect: 'control' },
]
