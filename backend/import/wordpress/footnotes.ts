import { z } from 'zod';
import { lostPart } from '@/backend/import/body/loss';

const notes = z.array(z.object({ id: z.string(), content: z.string() }));
const REFERENCE = /<sup\b[^>]*\bdata-fn="([^"]*)"[^>]*>[\s\S]*?<\/sup>/gi;

/** The footnotes that the block editor stores beside a post, by id. */
export function footnotesOf(meta: string | undefined): Map<string, string> {
  if (!meta) return new Map();
  try {
    return new Map(notes.parse(JSON.parse(meta)).map(({ id, content }) => [id, content]));
  } catch {
    return new Map();
  }
}

/** Footnotes as a list under the text; empty for none. */
export function footnoteList(footnotes: readonly string[]): string {
  return footnotes.length === 0 ? '' : `<hr><ol>${footnotes.map((note) => `<li>${note}</li>`).join('')}</ol>`;
}

/** References to footnotes as plain numbers; those without a note are named. */
export function withNumbers(html: string, footnotes: ReadonlyMap<string, string>): string {
  const ids = [...footnotes.keys()];
  return html.replace(REFERENCE, (whole, id: string) => {
    const at = ids.indexOf(id);
    return at >= 0
      ? `<sup>${at + 1}</sup>`
      : `${whole}${lostPart('footnote whose text is not in the export')}`;
  });
}
