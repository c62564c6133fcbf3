import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon.tsx'

type Props = { icon: ComponentProps<typeof Icon>['name']; onPress: () => void; children: ReactNode }

/** A small button beside the large one of recorder and camera. */
export const SideButton = ({ icon, onPress, children }: Props) => (
  <button className="side-btn" type="button" onClick={onPress}>
    <Icon name={icon} />
    {children}
  </button>
)
