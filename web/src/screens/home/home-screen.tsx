import { useState } from 'react'
import { FeatureList } from './feature-list.tsx'
import { Hero } from './hero.tsx'
import { HomeAlert } from './home-alert.tsx'
import { title } from './home-page.ts'
import { LastCall } from './last-call.tsx'
import { Mission } from './mission.tsx'
import { Numbers } from './numbers.tsx'
import { SampleCase } from './sample-case.tsx'
import { ValueList } from './value-list.tsx'

export function HomeScreen() {
  const [isAskingForApps, askForApps] = useState(false)
  return (
    <main id="main" tabIndex={-1}>
      <title>{title}</title>
      <Hero />
      <ValueList />
      <SampleCase />
      <FeatureList />
      <Mission />
      <Numbers />
      <LastCall onApps={() => askForApps(true)} />
      <HomeAlert isAskingForApps={isAskingForApps} onClose={() => askForApps(false)} />
    </main>
  )
}
