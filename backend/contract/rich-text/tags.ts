/** Blocks with an own frame in the builder, and what their loose text does. */
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
 * `paragraphs`: loose text becomes `<p>`. `loose`: text may stand beside blocks. `text`: holds no blocks.
 * `parts`: holds its own parts only.
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
  // A run in another language, or a name no script may change.
  'span',
];
export const VOID_TAGS = ['img', 'br', 'hr'];

/** The parents a part needs, nearest first. */
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

/** What wraps other content inside a holder of parts, outermost first. Beside rows, it goes before the table. */
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

/** How many levels a block adds below a parent, counting the parents it still needs. */
export function levels(tag: BlockTag, parent: BlockTag | null): number {
  const needed = PARENTS[tag] ?? [];
  const at = parent ? needed.indexOf(ALIKE[parent] ?? parent) : -1;
  if (at >= 0) return 1 + at;
  return 1 + needed.length + (parent ? (WRAPPERS[parent]?.length ?? 0) : 0);
}
