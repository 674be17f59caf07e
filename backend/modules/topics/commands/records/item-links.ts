import { z } from 'zod';
import type { Links } from '@/backend/records/kind';

const itemLinks = z.object({ items: z.array(z.number()), pieces: z.array(z.number()) });

/** What a deleted label or topic stood on. */
export function readItemLinks(links: Links): z.output<typeof itemLinks> {
  return itemLinks.safeParse(links).data ?? { items: [], pieces: [] };
}
