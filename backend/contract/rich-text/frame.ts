import type { Attributes } from './attributes';
import { block, isBlank, trimRun, type Child, type Leaf, type Mark } from './node';
import { nestParts, splitTable } from './parts';
import { BLOCKS, type BlockTag, type ContentModel } from './tags';

/** A block that is being filled; `tag` is null for the whole text. */
export class Frame {
  private readonly children: Child[] = [];
  private leaves: Leaf[] = [];
  private isBreakDue = false;
  /** Attributes of the open `<p>`, or null outside one. */
  private paragraph: Attributes | null = null;
  private readonly holding: ContentModel;

  constructor(
    readonly tag: BlockTag | null,
    readonly attributes: Attributes,
    readonly depth: number,
  ) {
    this.holding = tag ? BLOCKS[tag] : 'paragraphs';
  }

  get holdsBlocks(): boolean {
    return this.holding !== 'text';
  }

  add(leaf: Leaf): void {
    if (this.isBreakDue && !isBlank(leaf)) this.separate(leaf.marks);
    const last = this.leaves.at(-1);
    if (leaf.type === 'text' && last?.type === 'text' && isSame(last.marks, leaf.marks)) {
      this.leaves[this.leaves.length - 1] = { ...last, text: last.text + leaf.text };
    } else {
      this.leaves.push(leaf);
    }
  }

  /** Called at the boundary of a block that is dropped, so that the text before and after it does not run together. */
  boundary(): void {
    if (this.holding === 'paragraphs' || this.paragraph) this.flush();
    else this.isBreakDue = this.leaves.some((leaf) => !isBlank(leaf));
  }

  openParagraph(attributes: Attributes): void {
    if (!this.holdsBlocks) return this.boundary();
    this.flush();
    this.paragraph = attributes;
  }

  closeParagraph(): void {
    if (!this.holdsBlocks) return this.boundary();
    this.flush();
    this.paragraph = null;
  }

  addBlock(child: Child): void {
    this.flush();
    this.children.push(child);
  }

  /** The children this finished frame adds to its parent: none when it is empty, several around tables. */
  close(): Child[] {
    this.flush();
    const children = nestParts(this.tag, this.children);
    if (!this.tag) return children;
    if (this.tag === 'table') {
      const { before, rows } = splitTable(children);
      const hoisted = before.map((child) => (child.type === 'run' ? block('p', [child]) : child));
      return rows.length > 0 ? [...hoisted, block('table', rows, this.attributes)] : hoisted;
    }
    const isCell = this.tag === 'td' || this.tag === 'th';
    return children.length > 0 || isCell ? [block(this.tag, children, this.attributes)] : [];
  }

  private separate(marks: readonly Mark[]): void {
    this.isBreakDue = false;
    const isCode = this.tag === 'pre';
    if (this.holding === 'text') this.leaves.push({ type: 'text', text: isCode ? '\n' : ' ', marks: [] });
    else this.leaves.push({ type: 'br', marks: marks.slice(0, 0) });
  }

  private flush(): void {
    const run = trimRun(this.leaves, this.tag === 'pre');
    this.leaves = [];
    this.isBreakDue = false;
    if (!run) return;
    const isParagraph = this.paragraph !== null || this.holding === 'paragraphs';
    this.children.push(isParagraph ? block('p', [run], this.paragraph ?? {}) : run);
  }
}

function isSame(a: readonly Mark[], b: readonly Mark[]): boolean {
  return a.length === b.length && a.every((mark, at) => mark === b[at]);
}
