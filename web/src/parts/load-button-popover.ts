/** What places a popover beside its button weighs more than all that it shows: it comes when it is wanted. */
export const loadButtonPopover = async () => ({
  default: (await import('./button-popover.tsx')).ButtonPopover,
})
