import { z } from 'zod';
import { escapeText } from '@/backend/contract/rich-text/escape';
import { lostPart } from '@/backend/import/body/loss';
import type { PostContext } from './post-context';

const cells = z.array(z.array(z.union([z.string(), z.number()]).transform(String).catch('')));

/** `[table id=3 /]` of TablePress, or a table whose rows stand in the shortcode, separated by commas. */
export function tableOf(
  { attributes, inner, label }: { attributes: Record<string, string>; inner: string; label: string },
  { parts }: PostContext,
): string {
  if (/<table\b/i.test(inner)) return inner;
  const lines = inner
    .replace(/<br\s*\/?>|<\/p>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .trim();
  if (lines !== '')
    return html(
      lines.split(/\n+/).map((line) => line.split(/[,，|\t]/).map((cell) => escapeText(cell.trim()))),
    );
  const id = attributes['id'] ?? attributes['0'] ?? '';
  const rows = rowsOf(parts.tables.get(id));
  return rows ? html(rows) : lostPart(`${label}: the table is in no file of this run`);
}

function rowsOf(json: string | undefined): string[][] | null {
  if (json === undefined) return null;
  try {
    return cells.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}

/** @param rows cells as HTML; the first row is the head */
function html([head = [], ...rows]: string[][]): string {
  const row = (tag: string, values: string[]) =>
    `<tr>${values.map((value) => `<${tag}>${value}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${row('th', head)}</thead><tbody>${rows.map((values) => row('td', values)).join('')}</tbody></table>`;
}
