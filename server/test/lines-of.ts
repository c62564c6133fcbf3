import type { z } from 'zod'

/** The lines of JSON of an answer that is told as it goes on. */
export async function linesOf<Line extends z.ZodType>(
  response: Response,
  line: Line,
): Promise<z.infer<Line>[]> {
  return (await response.text())
    .trim()
    .split('\n')
    .map((text) => line.parse(JSON.parse(text)))
}
