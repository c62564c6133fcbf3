/**
 * Fitted by training/lamps/measure_lamps.py on what the teller said of cars that it had not learned from: the probability
 * that a lamp is lit is the logistic of `slope` times the log odds of its best place, plus `shift`.
 */
export const LAMP_CALIBRATION = {
  slope: 1.24,
  shift: -1,
  /** Less is no lamp at all: where right and wrong names together are fewest. */
  least: 0.38,
}
