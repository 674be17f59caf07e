import { block, type Block, type Child } from './node';
import { isBlock, PARENTS, WRAPPERS, type BlockTag } from './tags';

const CELLS = ['td', 'th'];
const OWN_PARTS: Partial<Record<BlockTag, readonly string[]>> = {
  ul: ['li'],
  ol: ['li'],
  dl: ['dt', 'dd'],
  tr: CELLS,
  tbody: ['tr'],
  thead: ['tr'],
  table: ['thead', 'tbody'],
};

/**
 * Brings children into the nesting their parent allows: parts without their parents (such as `li` without `ul`) get
 * them, and other content inside a block of parts is wrapped in a part.
 */
export function nestParts(parent: BlockTag | null, children: Child[]): Child[] {
  const parts = parent ? OWN_PARTS[parent] : undefined;
  if (!parent || !parts) return group(children, (child) => topParent(child, null));
  return group(children, (child) => {
    if (child.type === 'block' && parts.includes(child.tag)) return null;
    return topParent(child, parent) ?? WRAPPERS[parent]?.[0] ?? null;
  });
}

/** The outermost required parent that a part does not have below `parent`, or null when none is missing. */
function topParent(child: Child, parent: BlockTag | null): BlockTag | null {
  if (child.type === 'run' || !isBlock(child.tag)) return null;
  const needed = PARENTS[child.tag] ?? [];
  const like = parent === 'thead' ? 'tbody' : parent;
  const at = like ? needed.indexOf(like) : -1;
  if (at > 0) return needed[at - 1] ?? null;
  return parent ? null : (needed.at(-1) ?? null);
}

/** Neighbours that need the same wrapper share one. */
function group(children: Child[], wrapperOf: (child: Child) => BlockTag | null): Child[] {
  const grouped: Child[] = [];
  let open: Block | null = null;
  for (const child of children) {
    const wrapper = wrapperOf(child);
    if (!wrapper) {
      grouped.push(child);
      open = null;
    } else if (open?.tag === wrapper) {
      open.children.push(child);
    } else {
      open = block(wrapper, [child]);
      grouped.push(open);
    }
  }
  const originals = new Set(children);
  return grouped.map((child) =>
    child.type === 'block' && !originals.has(child) ? { ...child, children: inside(child) } : child,
  );
}

function inside(wrapper: Block): Child[] {
  return isBlock(wrapper.tag) ? nestParts(wrapper.tag, wrapper.children) : wrapper.children;
}

/** A table may hold only rows: other content, such as a caption, is moved before it. */
export function splitTable(children: Child[]): { before: Child[]; rows: Child[] } {
  const isRows = (child: Child) => child.type === 'block' && (child.tag === 'thead' || child.tag === 'tbody');
  return { before: children.filter((child) => !isRows(child)), rows: children.filter(isRows) };
}
