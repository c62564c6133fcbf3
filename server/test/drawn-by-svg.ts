import sharp, { type Sharp } from 'sharp'

/** A picture that a test draws in SVG, which the product itself never opens: see photo-loaders.ts. */
export function drawnBySvg(svg: string): Sharp {
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
  return sharp(Buffer.from(svg))
}
