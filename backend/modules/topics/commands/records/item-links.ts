import { z } from 'zod';
import type { Links } from '@/backend/records/kind';

const itemLinks = z.object({ items: z.array(z.number()), pieces: z.array(z.number()) });

/** The stories and drafts that had a deleted label or topic. */
export function readItemLinks(links: Links): z.output<typeof itemLinks> {
  return itemLinks.safeParse(links).data ?? { items: [], pieces: [] };
}
