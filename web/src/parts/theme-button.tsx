import { Popover } from 'radix-ui'
import { Icon } from './icon.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

export function ThemeButton() {
  return (
    <Popover.Root>
      <Popover.Trigger className="icon-btn" aria-label="Colors: system, light or dark">
        <Icon name="theme" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className="pop" sideOffset={4} align="end" collisionPadding={12} aria-label="Colors">
          <ThemeSwitch />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
