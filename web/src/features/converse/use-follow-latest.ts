import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** The end counts as in view only above the composer, which covers the foot of a phone's screen. */
const VIEW = '0px 0px -60px 0px'

/** The box that scrolls on a wide screen; undefined on a phone, where the page itself does. */
function scrollingBox(marker: HTMLElement): Element | undefined {
  const box = marker.closest('.log-box')
  return box && getComputedStyle(box).overflowY === 'auto' ? box : undefined
}

function scrollToEnd(marker: HTMLElement, behavior: ScrollBehavior): void {
  const box = scrollingBox(marker)
  // The box runs from its end (column-reverse), so zero is the latest; the page must not move with it.
  if (box) box.scrollTo({ top: 0, behavior })
  else marker.scrollIntoView({ block: 'end', behavior })
}

const offsetOf = (marker: HTMLElement) => scrollingBox(marker)?.scrollTop ?? window.scrollY

/**
 * Follows a growing transcript only while its end is in view. Works for a page that scrolls (phone)
 * and for a box that scrolls (wide screen): the end marker tells, whoever scrolls.
 * @param growth changes whenever the transcript may have grown
 * @param isHeld what stands on screen must stay there, whatever grows below it
 * @param sent how many messages the reader sent: a new one always leads to the end
 */
export function useFollowLatest(
  end: RefObject<HTMLElement | null>,
  growth: string,
  sent: number,
  isHeld = false,
) {
  const [isAtEnd, setAtEnd] = useState(true)
  const follows = useRef(true)
  const lastOffset = useRef(Number.NEGATIVE_INFINITY)
  const lastSent = useRef(sent)

  const toLatest = useCallback(() => {
    follows.current = true
    if (end.current) scrollToEnd(end.current, 'auto')
  }, [end])

  useEffect(() => {
    const marker = end.current
    if (!marker || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        // Scrolled past the end, to the sheet, is not behind: there is nothing to catch up with.
        setAtEnd(entry.isIntersecting || entry.boundingClientRect.top < 0)
        follows.current = entry.isIntersecting
      },
      { rootMargin: VIEW },
    )
    observer.observe(marker)
    return () => observer.disconnect()
  }, [end])

  // In the same frame as the growth, and at once: a smooth scroll would look like leaving the end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: growth is the trigger
  useLayoutEffect(() => {
    const marker = end.current
    if (!marker) return
    // Moved up by hand since the last growth, which the observer may not have told yet.
    const hasLeft = offsetOf(marker) < lastOffset.current - 8
    const hasSent = sent > lastSent.current
    lastSent.current = sent
    if (hasSent || (follows.current && !hasLeft && !isHeld)) scrollToEnd(marker, 'instant')
    lastOffset.current = offsetOf(marker)
  }, [growth, end])

  return { isAtEnd, toLatest }
}
