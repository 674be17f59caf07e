import { z } from 'zod';
import { lostPart } from '@/backend/import/body/loss';
import { noteList, noteNumber, type Note } from '@/backend/import/body/notes';
import type { PostContext } from './post-context';

const notes = z.array(z.object({ id: z.string(), content: z.string() }));
const REFERENCE = /<sup\b[^>]*\bdata-fn="([^"]*)"[^>]*>[\s\S]*?<\/sup>/gi;

/**
 * The footnotes that the block editor stores beside a post, by id.
 * @param content of the post: a note that it does not refer to has no number
 */
export function footnotesOf(meta: string | undefined, content: string): Map<string, Note> {
  if (!meta) return new Map();
  const cited = new Set([...content.matchAll(REFERENCE)].map(([, id]) => id));
  try {
    return new Map(
      notes
        .parse(JSON.parse(meta))
        .map(({ id, content: html }) => [id, { id: cited.has(id) ? id : null, html }]),
    );
  } catch {
    return new Map();
  }
}

/** Footnotes of the block editor as a list; empty for none. */
export function footnoteList({ footnotes }: Pick<PostContext, 'footnotes'>): string {
  return noteList([...footnotes.values()]);
}

/** References to footnotes as plain numbers; those without a note are named. */
export function withNumbers(html: string, footnotes: ReadonlyMap<string, Note>): string {
  const ids = [...footnotes.keys()];
  return html.replace(REFERENCE, (whole, id: string) => {
    const at = ids.indexOf(id);
    return at >= 0
      ? noteNumber(id, at + 1)
      : `${whole}${lostPart('footnote whose text is not in the export')}`;
  });
}
