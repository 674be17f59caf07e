/** Blocks with a frame of their own in the builder, and the content model of each. */
export const BLOCKS = {
  blockquote: 'paragraphs',
  aside: 'paragraphs',
  li: 'loose',
  dd: 'loose',
  td: 'loose',
  th: 'loose',
  figure: 'loose',
  figcaption: 'text',
  h2: 'text',
  h3: 'text',
  h4: 'text',
  dt: 'text',
  pre: 'text',
  ul: 'parts',
  ol: 'parts',
  dl: 'parts',
  table: 'parts',
  thead: 'parts',
  tbody: 'parts',
  tr: 'parts',
} as const;

export type BlockTag = keyof typeof BLOCKS;
/**
 * `paragraphs`: loose text becomes `<p>`. `loose`: text is allowed beside blocks. `text`: no blocks are allowed.
 * `parts`: only its own parts are allowed, such as `li` in `ul`.
 */
export type ContentModel = (typeof BLOCKS)[BlockTag];

export const BLOCK_TAGS = Object.keys(BLOCKS);
/** Marks that are dropped unless they have one of these attributes. */
export const NEEDED_ATTRIBUTES: Record<string, readonly string[]> = {
  a: ['href'],
  span: ['lang', 'translate'],
};
export const MARK_TAGS = [
  ...['a', 'strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark', 'code'],
  // Text in another language, or a name that must not be converted or translated.
  'span',
];
export const VOID_TAGS = ['img', 'br', 'hr'];

/** The parents a part must have, nearest first. */
export const PARENTS: Partial<Record<BlockTag, readonly BlockTag[]>> = {
  li: ['ul'],
  dt: ['dl'],
  dd: ['dl'],
  td: ['tr', 'tbody', 'table'],
  th: ['tr', 'tbody', 'table'],
  tr: ['tbody', 'table'],
  thead: ['table'],
  tbody: ['table'],
};

/**
 * The wrappers for other content inside a block of parts, outermost first. In a table, content beside rows is moved
 * before the table.
 */
export const WRAPPERS: Partial<Record<BlockTag, readonly BlockTag[]>> = {
  ul: ['li'],
  ol: ['li'],
  dl: ['dd'],
  tr: ['td'],
  tbody: ['tr', 'td'],
  thead: ['tr', 'td'],
};

export function isBlock(tag: string): tag is BlockTag {
  return Object.hasOwn(BLOCKS, tag);
}

const ALIKE: Partial<Record<BlockTag, BlockTag>> = { ol: 'ul', thead: 'tbody' };

/** How many levels a block adds below a parent, including the parents it still needs. */
export function levels(tag: BlockTag, parent: BlockTag | null): number {
  const needed = PARENTS[tag] ?? [];
  const at = parent ? needed.indexOf(ALIKE[parent] ?? parent) : -1;
  if (at >= 0) return 1 + at;
  return 1 + needed.length + (parent ? (WRAPPERS[parent]?.length ?? 0) : 0);
}
