import { sql } from 'drizzle-orm';

/** SQL for the figure that the cover of story `c` draws, from its original text; null when its cover is no drawing. */
export const drawnFigure = sql`(select f from content_texts o, jsonb_array_elements(o.figures) f
  where o.content_id = c.id and o.lang = c.lang and f->>'kind' = c.cover_kind limit 1)`;
