import type { DraftText } from '@/backend/contract/writing/draft';

/** A part of a text that is compared as a unit: title, summary, a paragraph, a figure. */
export interface TextBlock {
  kind: 'title' | 'summary' | 'body';
  /** The tag of its element: `p`, `h2`, `figure` … */
  tag: string;
  html: string;
  /** Its plain text: with alternative texts of pictures, and the cells of tables by row. */
  text: string;
}

/** The blocks of a text in order. Parsing runs no scripts and loads no pictures. */
export function blocksOf(text: DraftText): TextBlock[] {
  return [
    { kind: 'title', tag: 'h1', html: text.title, text: text.title },
    { kind: 'summary', tag: 'p', html: text.summary, text: text.summary },
    ...bodyBlocks(text.body),
  ];
}

export function bodyBlocks(html: string): TextBlock[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.children].map((element) => ({
    kind: 'body',
    tag: element.tagName.toLowerCase(),
    html: element.outerHTML,
    text: wordsIn(element),
  }));
}

/** The text made of these blocks. */
export function textOf(blocks: readonly TextBlock[], lang: DraftText['lang']): DraftText {
  const join = (kind: TextBlock['kind'], between: string) =>
    blocks
      .filter((block) => block.kind === kind)
      .map(({ html }) => html)
      .join(between);
  return { lang, title: join('title', ' '), summary: join('summary', ' '), body: join('body', '') };
}

function wordsIn(element: Element): string {
  const alternatives = [...element.querySelectorAll('img')].map(
    (picture) => picture.getAttribute('alt') ?? '',
  );
  const cells = [...element.querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent?.trim() ?? '').join(' | '),
  );
  if (cells.length > 0) {
    const caption = element.querySelector('figcaption')?.textContent ?? '';
    return [caption, ...cells].filter(Boolean).join('\n');
  }
  return [...alternatives, element.textContent ?? ''].filter(Boolean).join(' ').trim();
}
