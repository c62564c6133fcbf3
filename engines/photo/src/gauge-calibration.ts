/**
 * From how sure the nets are to how often they are right, and the least sureness at which a gauge is told of: of the
 * cross-validation over cars (../training/gauges/README.md). Nobody is surer than `most`.
 */
export const GAUGE_CALIBRATION = { slope: 2.24, shift: -0.17, least: 0.6, most: 0.95 } as const
