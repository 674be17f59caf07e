import { z } from 'zod';
import { escapeText } from '@/backend/contract/rich-text/escape';
import { lostPart } from '@/backend/import/body/loss';
import { cardHtml } from './cards';
import { attribute, payloadOf, type Payload } from './payload';

const number = z.number();
const pair = z.tuple([z.string()], z.unknown());
const marker = z.tuple([number, z.array(number), number, z.union([z.string(), number])], z.unknown());
const schema = z.object({
  atoms: z.array(pair).catch([]).default([]),
  cards: z.array(pair).catch([]).default([]),
  markups: z.array(pair).catch([]).default([]),
  sections: z.array(z.array(z.unknown())),
});
type Mobiledoc = z.infer<typeof schema>;

const SECTION = { text: 1, picture: 2, list: 3, card: 10 };
const TAGS = /^(p|h[1-6]|blockquote|aside|pull-quote|ul|ol)$/;

/** What Ghost's editor of versions 1 to 5 stores, as the HTML that Ghost makes of it; null for anything else. */
export function mobiledocToHtml(document: Payload): string | null {
  const parsed = schema.safeParse(document).data;
  return parsed ? parsed.sections.map((section) => sectionHtml(section, parsed)).join('') : null;
}

function sectionHtml([type, first, second]: unknown[], document: Mobiledoc): string {
  if (type === SECTION.card) {
    const card = typeof first === 'number' ? document.cards[first] : undefined;
    return card
      ? cardHtml(card[0], payloadOf(card[1]))
      : lostPart(`card ${String(first)} that is not in the text`);
  }
  if (type === SECTION.picture) return `<figure><img${attribute('src', String(first))}></figure>`;
  const tag = typeof first === 'string' && TAGS.test(first) ? first : 'p';
  if (type === SECTION.list) {
    const entries = z.array(z.unknown()).catch([]).parse(second);
    return `<${tag}>${entries.map((entry) => `<li>${markersHtml(entry, document)}</li>`).join('')}</${tag}>`;
  }
  if (type === SECTION.text) {
    const html = markersHtml(second, document);
    return tag === 'aside' || tag === 'pull-quote'
      ? `<blockquote>${html}</blockquote>`
      : `<${tag}>${html}</${tag}>`;
  }
  return lostPart(`section of the unknown type ${String(type)}`);
}

/** Runs of text: each opens some markups, and closes a number of those that are open. */
function markersHtml(raw: unknown, { markups, atoms }: Mobiledoc): string {
  const open: string[] = [];
  let html = '';
  for (const entry of z.array(z.unknown()).catch([]).parse(raw)) {
    const read = marker.safeParse(entry).data;
    if (!read)
      html += lostPart(`part of a paragraph that cannot be read: ${JSON.stringify(entry).slice(0, 80)}`);
    const [type, opened, closed, value] = read ?? [0, [], 0, ''];
    for (const at of opened) {
      const [name = '', attributes] = markups[at] ?? [];
      html += `<${name}${attribute('href', hrefOf(attributes))}>`;
      open.push(name);
    }
    html += type === 0 ? escapeText(String(value)) : atomHtml(atoms[Number(value)]);
    for (let count = 0; count < closed; count += 1) html += `</${open.pop() ?? ''}>`;
  }
  return (
    html +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  );
}

/** The address in attributes, which stand as name, value, name, value. */
function hrefOf(attributes: unknown): string {
  const list = z.array(z.string()).catch([]).parse(attributes);
  const at = list.indexOf('href');
  return at < 0 ? '' : (list[at + 1] ?? '');
}

function atomHtml(atom: z.infer<typeof pair> | undefined): string {
  const [name, text] = atom ?? [];
  if (name === 'soft-return') return '<br>';
  return `${typeof text === 'string' ? escapeText(text) : ''}${lostPart(`atom "${name ?? ''}" of Ghost`)}`;
}
