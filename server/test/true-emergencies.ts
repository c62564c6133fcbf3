/** First messages of people who need a card and no question. All invented. */
export const TRUE_EMERGENCIES: readonly string[] = [
  // Somebody is hurt or ill.
  'my wife passed out behind the wheel, we are on the shoulder',
  'the jack slipped and my leg is pinned under the car',
  'i crashed and my son is bleeding from his head',
  'my dad is having a heart attack in the passenger seat',
  'rolled the truck, i cant feel my legs',
  'he is not breathing, the car hit him',
  'got battery acid in my eyes, they burn so bad',
  'coolant sprayed all over my face and my skin is blistering',
  'my daughter is locked in the car and it is 95 out',
  'the baby is inside, doors locked, keys on the seat, sun on her',
  'a guy is slumped over the wheel at the light and wont wake up',
  'my hand got caught in the belt and two fingers are gone',
  'my husband just had a seizure while driving',
  'hit a tree, my neck hurts so bad i can not turn it',
  'i have chest pain and my left arm is numb, pulled over on i-40',
  'grandma fainted in the back seat, no a/c and it is so hot',
  'our dog is locked inside the hot car and it is not moving',
  'my brother is trapped under the truck',
  // Somebody swallowed what is in a car.
  'my dog drank antifreeze from the puddle under my car',
  'toddler swallowed windshield washer fluid',
  'my cat licked the green coolant off the garage floor',
  'i swallowed some gas while siphoning',
  'my kid drank brake fluid out of a cup',
  'baby sucked on power steering fluid',
  // Exhaust.
  'exhaust smell inside the car and now i feel dizzy and sleepy',
  'we all have a headache and there are exhaust fumes in the cabin',
  'my wife is nauseous from the exhaust fumes coming into the car',
  'left it running in the garage, my husband has a headache and is confused from the fumes',
  'smells like exhaust in here and my kids are throwing up from the fumes',
  // Fire, smoke.
  'there are flames coming from under the hood',
  'my engine is on fire',
  'the car is on fire what do i do',
  'smoke is coming out of the dash',
  'smoke pouring out from under the hood right now',
  'steam is coming from under the hood',
  'i see flames at the front wheel',
  'sparks are flying under the hood',
  // The big battery.
  'my tesla battery is smoking and hissing under the floor',
  'our chevy bolt smells like chemicals and makes popping sounds underneath',
  'nissan leaf sat in flood water up to the seats',
  'the hybrid battery in my prius is hissing and smoking',
  'scanner shows P0AA6 on my prius',
  'an orange cable is chewed through under my hybrid',
  'the traction battery is hot and hissing',
  // Exhaust inside, and nobody ill yet.
  'exhaust fumes are coming into the cabin',
  // Fuel in the air.
  'i smell gas inside the car',
  'it smells like gas and there is a puddle under the car',
  // The next try may burn it.
  'wont start and the starter cable gets hot',
  'no start and it smells like burning plastic',
  // It cannot be shut off.
  'my diesel is running away, the key is out and it keeps revving higher',
  // A lane.
  'car died on the highway and im in the fast lane',
  'stalled in the middle of the freeway and cars are flying past me',
  'i am stuck in the middle lane and it will not move',
  'stranded in the left lane of the interstate',
  // Fuel in a garage.
  'strong gas smell in the garage and fuel is dripping from the car',
  'gas is leaking from the tank in my garage next to the water heater',
]
