import { z } from 'zod';
import type { Links } from '@/backend/records/kind';

const storyLinks = z.object({ items: z.array(z.number()), pieces: z.array(z.number()) });

/** The stories and drafts that had a deleted label or topic. */
export function readStoryLinks(links: Links): z.output<typeof storyLinks> {
  return storyLinks.safeParse(links).data ?? { items: [], pieces: [] };
}
