import { lostPart } from '@/backend/import/body/loss';
import { outsideCode } from './code';

const DEFINITION =
  /^ {0,3}\[\^([^\]\s]+)\]:[^\S\n]*(.*(?:\n(?:[^\S\n]{2,}\S.*|[^\S\n]*(?=\n[^\S\n]{4}\S)))*)$/gm;
const REFERENCE = /\[\^([^\]\s]+)\]/g;

/**
 * Markdown with numbers for its footnotes, and the notes themselves in the order of the numbers. A reference without a
 * note is named as lost; a note nobody refers to comes last.
 */
export function withFootnotes(markdown: string): { text: string; notes: string[] } {
  const written = new Map<string, string>();
  const body = outsideCode(markdown, (text) =>
    text.replace(DEFINITION, (_, id: string, note: string) => {
      written.set(id, note.replace(/^[^\S\n]+/gm, '').trim());
      return '';
    }),
  );
  const order: string[] = [];
  const text = outsideCode(body, (part) =>
    part.replace(REFERENCE, (whole, id: string) => {
      if (!written.has(id)) return `${whole}${lostPart(`footnote ${whole} without its text`)}`;
      if (!order.includes(id)) order.push(id);
      return `<sup>${order.indexOf(id) + 1}</sup>`;
    }),
  );
  const ids = [...order, ...[...written.keys()].filter((id) => !order.includes(id))];
  return { text, notes: ids.map((id) => written.get(id) ?? '') };
}
