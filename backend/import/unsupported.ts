import { z } from 'zod';

const term = z.object({ term: z.string() });
const KNOWN = [
  ['an entry of a tools directory', z.object({ title: z.string(), url: z.string(), category: z.string() })],
  [
    'an event',
    z.object({ title: z.string(), start_date: z.string().nullable(), end_date: z.string().nullable() }),
  ],
  ['an event', z.object({ title: z.string(), timeline: z.array(z.object({ at: z.string() })) })],
  ['a topic page', z.object({ title: z.string(), excerpt: z.string(), categories: z.array(z.string()) })],
  ['an entry of a glossary', z.union([z.object({ en: term }), z.object({ 'zh-Hans': term })])],
] as const;

/** What a record is that this program understands and has no place for; null when it knows nothing of it. */
export function unsupportedRecord(raw: unknown): string | null {
  return KNOWN.find(([, shape]) => shape.safeParse(raw).success)?.[0] ?? null;
}
