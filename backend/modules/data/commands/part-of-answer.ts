import { z } from 'zod';

const container = z.record(z.string(), z.unknown()).or(z.array(z.unknown()));

/**
 * The part of a JSON answer at a path such as `result.prices` or `0.rows`, as JSON text. Null when the answer is not JSON
 * or has nothing there.
 */
export function partOfAnswer(answer: string, path: string): string | null {
  let part: unknown;
  try {
    part = JSON.parse(answer);
  } catch {
    return null;
  }
  for (const name of path.split('.')) {
    const inside = container.safeParse(part).data;
    if (!inside) return null;
    part = Array.isArray(inside)
      ? inside[Number(name)]
      : Object.hasOwn(inside, name)
        ? inside[name]
        : undefined;
  }
  return part === undefined || part === null ? null : JSON.stringify(part);
}
