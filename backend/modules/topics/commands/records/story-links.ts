import { z } from 'zod';
import type { Links } from '@/backend/records/kind';

const storyLinks = z.object({ items: z.array(z.number()), pieces: z.array(z.number()) });

/** The stories and drafts that had a deleted label or topic. */
export function readStoryLinks(links: Links): z.output<typeof storyLinks> {
  return storyLinks.safeParse(links).data ?? { items: [], pieces: [] };
}

const labelLinks = z.object({
  /** Folded names of labels that were merged into it. */
  aliases: z.array(z.string()).default([]),
  /** The data series with the price of what it names. */
  series: z.array(z.number()).default([]),
});

/** What else belonged to a deleted label. */
export function readLabelLinks(links: Links): z.output<typeof labelLinks> {
  return labelLinks.safeParse(links).data ?? { aliases: [], series: [] };
}
