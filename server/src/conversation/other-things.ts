/** What people own that also knocks, whines and will not start, and parts of themselves that click. */
const OTHER =
  '(?:washing machine|washer|dishwasher|fridge|refrigerator|freezer|boiler|furnace|water heater|air ?fryer|oven|microwave|laptop|macbook|printer|router|console|xbox|playstation|tv|lawn ?mower|mower|chainsaw|strimmer|leaf blower|generator|snow ?blower|pressure washer|motorcycle|motorbike|scooter|moped|e-?bike|bike|bicycle|atv|boat|outboard|jet ?ski|tractor|forklift|golf cart|plane|aeroplane|airplane|helicopter|vacuum(?: cleaner)?|hoover|sewing machine|treadmill|ceiling fan|toilet|faucet|doorbell|knee|knees|shoulder|jaw|hip|elbow|ankle|wrist)'
/** Words that only somebody with a car in mind writes. */
const CAR =
  /\b(?:car|cars|truck|pickup|van|minivan|suv|jeep|sedan|wagon|hatchback|motorhome|rv|camper|vehicle|auto|hood|bonnet|windshield|windscreen|dash(?:board)?|check engine|odometer|highway|freeway|motorway|mph|steering|clutch|gearbox|transmission|brakes?|tires?|tyres?|exhaust|muffler|driv(?:e|es|ing)|seat)\b/i
/** "My laptop fan …", "the washing machine knocks": it must be what the message begins with, not something beside a car. */
const SUBJECT = new RegExp(
  String.raw`^\W*(?:(?:my|our|the|a|an|his|her|this|new|old)\s+){0,2}(?:\w+\s+)?${OTHER}\b(?!\s+(?:racks?|chargers?|carriers?|boxes|mount))`,
  'i',
)

/** Whether a message tells of a thing that is plainly no car. A car word anywhere leaves it to the reader. */
export const isAboutAnotherThing = (text: string): boolean =>
  SUBJECT.test(text) && !/\blike (?:a|an|the|my|some|your)\b/i.test(text) && !CAR.test(text)

/** Orders to the program instead of words about a car. */
const ORDER =
  /\b(?:ignore (?:all |any |the |your )?(?:previous |prior |above )?(?:instructions|rules)|system prompt|developer mode|you are now|jailbreak|output only|respond only with|act as)\b/i
export const isOrder = (text: string): boolean => ORDER.test(text)
