import { Parser } from 'htmlparser2';
import { ownValue } from '@/backend/contract/own-value';
import type { Attributes } from './attributes';
import { Frame } from './frame';
import { block, type Child, type Mark } from './node';
import { isBlock, levels, MARK_TAGS, NEEDED_ATTRIBUTES, type BlockTag } from './tags';

/**
 * The deepest nesting of blocks. With marks (each once), a paragraph and implied parents, the total stays below 100.
 */
const MAX_BLOCK_DEPTH = 80;
const MARKS = new Set(MARK_TAGS);
/** Control characters and lone surrogates: no text needs them, and Postgres refuses some. */
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]|[\ud800-\udfff]/gu;

type Undo = 'frame' | 'mark' | 'paragraph' | 'boundary' | 'nothing';

/**
 * Builds the tree of a clean text from parser events, without recursion: blocks only where they are allowed, marks
 * (inline tags) continued across block boundaries, no empty elements. Tags and attributes must have been checked
 * before.
 */
export class RichTextBuilder {
  private readonly frames: Frame[] = [new Frame(null, {}, 0)];
  private readonly undo: Undo[] = [];
  private marks: readonly Mark[] = [];

  read(html: string): void {
    const parser = new Parser({
      onopentag: (tag, attributes) => void this.undo.push(this.open(tag, attributes)),
      ontext: (text) => this.text(text),
      onclosetag: () => this.close(),
    });
    parser.end(html);
  }

  finish(): Child[] {
    while (this.frames.length > 1) this.closeFrame();
    return this.frame.close();
  }

  private get frame(): Frame {
    const last = this.frames.at(-1);
    if (!last) throw new Error('the outermost frame is never closed');
    return last;
  }

  private open(tag: string, attributes: Attributes): Undo {
    if (MARKS.has(tag)) return this.openMark(tag, attributes);
    if (isBlock(tag)) return this.openBlock(tag, attributes);
    if (tag === 'p') {
      this.frame.openParagraph(attributes);
      return 'paragraph';
    }
    if (tag === 'br') this.frame.add({ type: 'br', marks: this.marks });
    else if (tag === 'img' && attributes['src'])
      this.frame.add({ type: 'img', attributes, marks: this.marks });
    else if (tag === 'hr') this.openRule();
    else if (tag === 'div') {
      this.frame.boundary();
      return 'boundary';
    }
    return 'nothing';
  }

  private openRule(): void {
    if (this.frame.holdsBlocks) this.frame.addBlock(block('hr'));
    else this.frame.boundary();
  }

  private openMark(tag: string, attributes: Attributes): Undo {
    const isRepeated = this.marks.some((mark) => mark.tag === tag);
    const isIdle = ownValue(NEEDED_ATTRIBUTES, tag)?.every((name) => !attributes[name]);
    if (isRepeated || isIdle) return 'nothing';
    this.marks = [...this.marks, { tag, attributes }];
    return 'mark';
  }

  private openBlock(tag: BlockTag, attributes: Attributes): Undo {
    const depth = this.frame.depth + levels(tag, this.frame.tag);
    if (!this.frame.holdsBlocks || depth > MAX_BLOCK_DEPTH) {
      this.frame.boundary();
      return 'boundary';
    }
    this.frames.push(new Frame(tag, attributes, depth));
    return 'frame';
  }

  private text(text: string): void {
    const printable = text.replace(/\r\n?/g, '\n').replace(UNPRINTABLE, '');
    if (printable !== '') this.frame.add({ type: 'text', text: printable, marks: this.marks });
  }

  private close(): void {
    const undo = this.undo.pop();
    if (undo === 'frame') this.closeFrame();
    else if (undo === 'mark') this.marks = this.marks.slice(0, -1);
    else if (undo === 'paragraph') this.frame.closeParagraph();
    else if (undo === 'boundary') this.frame.boundary();
  }

  private closeFrame(): void {
    const closed = this.frames.pop();
    for (const child of closed?.close() ?? []) this.frame.addBlock(child);
  }
}
