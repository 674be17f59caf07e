import { createHash } from 'node:crypto';
import { lostPart } from '@/backend/import/body/loss';
import { noteNumber, type Note } from '@/backend/import/body/notes';
import { mapOutsideCode } from './code';

const DEFINITION =
  /^ {0,3}\[\^([^\]\s]+)\]:[^\S\n]*(.*(?:\n(?:[^\S\n]{2,}\S.*|[^\S\n]*(?=\n[^\S\n]{4}\S)))*)$/gm;
/** The end of a part that is not for everyone: it is no part of the note before it. */
const PART_ENDS = /(?:\s*(?:\[\/[^\]\s]+\]|<!--kg-gated-block:end-->))+\s*$/;
const REFERENCE = /\[\^([^\]\s]+)\]/g;

/**
 * Markdown with numbers for its footnotes, and the notes themselves in the order of the numbers. A reference without a
 * note is named as lost; a note nobody refers to comes last. The notes are Markdown.
 */
export function withFootnotes(markdown: string): { text: string; notes: Note[] } {
  const written = new Map<string, string>();
  const body = mapOutsideCode(markdown, (text) =>
    text.replace(DEFINITION, (_, id: string, note: string) => {
      const [ends = ''] = PART_ENDS.exec(note) ?? [];
      const words = note.slice(0, note.length - ends.length);
      written.set(id, words.replace(/^[^\S\n]+/gm, '').trim());
      return ends;
    }),
  );
  // A post may be made of several texts, each with notes of the same names.
  const scope = createHash('sha256').update(markdown).digest('hex').slice(0, 12);
  const order: string[] = [];
  const text = mapOutsideCode(body, (part) =>
    part.replace(REFERENCE, (whole, id: string) => {
      if (!written.has(id)) return `${whole}${lostPart(`footnote ${whole} without its text`)}`;
      if (!order.includes(id)) order.push(id);
      return noteNumber(`${scope}-${id}`, order.indexOf(id) + 1);
    }),
  );
  const ids = [...order, ...[...written.keys()].filter((id) => !order.includes(id))];
  const notes = ids.map((id) => ({
    id: order.includes(id) ? `${scope}-${id}` : null,
    html: written.get(id) ?? '',
  }));
  return { text, notes };
}
