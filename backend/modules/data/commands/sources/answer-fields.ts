import { z } from 'zod';

/** A number written as text, as exchanges do. */
export const digits = z
  .string()
  .regex(/^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i, 'is no number')
  .transform(Number)
  .pipe(z.number());

/** Seconds since 1970, as a number or as text. */
export const seconds = z
  .union([z.number().int(), z.string().regex(/^\d+$/).transform(Number)])
  .pipe(z.number().min(1_230_768_000).max(10_000_000_000))
  .transform((value) => new Date(value * 1000));

/** Milliseconds since 1970. */
export const milliseconds = z
  .number()
  .min(1_230_768_000_000)
  .max(10_000_000_000_000)
  .transform((value) => new Date(Math.floor(value)));

/** A JSON answer of a shape. @throws Error when it is no JSON, ZodError when it has another shape */
export function readJson<Shape extends z.ZodType>(answer: string, shape: Shape): z.output<Shape> {
  let data: unknown;
  try {
    data = JSON.parse(answer);
  } catch {
    throw new Error('not JSON');
  }
  return shape.parse(data);
}

/** The beginning of the day of a moment, in UTC. */
export const dayOf = (at: Date): Date => new Date(Math.floor(at.getTime() / 86_400_000) * 86_400_000);
