/** Words by which a check, an experiment or a way of finding out asks the owner to move the car. */
const MOVES =
  /\b(?:drive|driving|drove|pull away|pulling away|creep|roll(?:ing)?|coast|test drive|accelerat\w*|brake gently|mph|highway|next time you (?:stop|drive)|when you next|on the road|quiet road|empty lot|walking speed)\b/i
const DENIED = /\b(?:do not|don't|never|without|before|stop) (?:\w+ ){0,2}(?:drive|driving|roll|moving)\b/i

/** Whether these steps can only be done with the car moving; nobody is asked that of a car that must stand. */
export const needsDriving = (steps: string): boolean => MOVES.test(steps) && !DENIED.test(steps)
