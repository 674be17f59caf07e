import { SAMPLE_CHART } from '@/backend/contract/writing/sample-chart';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { insertNote, insertSource, tableOf } from './inserts';

/** A tool of the tool row and the slash menu. `key` is typed after the slash: the initials of the pinyin. */
export interface Tool {
  name: ToolName;
  key: string;
  /** Whether the slash menu offers it. */
  isBlock: boolean;
  isOn: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

// prettier-ignore
export type ToolName = 'text' | 'heading' | 'strong' | 'em' | 'link' | 'quote' | 'pull' | 'list' | 'note' | 'picture'
  | 'table' | 'chart' | 'series' | 'code' | 'rule' | 'sources';

const never = () => false;
const chain = (step: (chain: ChainedCommands) => ChainedCommands) => (editor: Editor) =>
  void step(editor.chain().focus()).run();

const HEADINGS = [2, 3, 4];

export const TOOLS: readonly Tool[] = [
  {
    name: 'text',
    key: 'zw',
    isBlock: true,
    isOn: (editor) =>
      editor.isActive('paragraph') && !editor.isActive('blockquote') && !editor.isActive('aside'),
    run: chain((to) => to.clearNodes()),
  },
  {
    name: 'heading',
    key: 'xbt',
    isBlock: true,
    isOn: (editor) => editor.isActive('heading'),
    // If used again, it becomes a heading one level lower, and finally a paragraph.
    run: (editor) => {
      const level: unknown = editor.getAttributes('heading')['level'];
      const next = editor.isActive('heading') ? HEADINGS[HEADINGS.indexOf(Number(level)) + 1] : 2;
      const to = editor.chain().focus();
      if (next === undefined) to.setNode('paragraph').run();
      else to.setNode('heading', { level: next }).run();
    },
  },
  mark('strong', 'cu'),
  mark('em', 'dian'),
  {
    name: 'link',
    key: 'lj',
    isBlock: true,
    isOn: (editor) => editor.isActive('link'),
    run: () => undefined,
  },
  {
    name: 'quote',
    key: 'yw',
    isBlock: true,
    isOn: (editor) => editor.isActive('blockquote', { class: null }),
    run: chain((to) => to.toggleWrap('blockquote', { class: null })),
  },
  {
    name: 'pull',
    key: 'jj',
    isBlock: true,
    isOn: (editor) => editor.isActive('blockquote', { class: 'pull' }),
    run: chain((to) => to.toggleWrap('blockquote', { class: 'pull' })),
  },
  {
    name: 'list',
    key: 'lb',
    isBlock: true,
    isOn: (editor) => editor.isActive('bulletList') || editor.isActive('orderedList'),
    // If used again, it becomes a numbered list, and finally text.
    run: (editor) => {
      const to = editor.chain().focus();
      if (editor.isActive('bulletList')) to.toggleList('orderedList', 'listItem').run();
      else if (editor.isActive('orderedList')) to.toggleList('orderedList', 'listItem').run();
      else to.toggleList('bulletList', 'listItem').run();
    },
  },
  { name: 'note', key: 'bs', isBlock: true, isOn: (editor) => editor.isActive('aside'), run: insertNote },
  { name: 'picture', key: 'tp', isBlock: true, isOn: never, run: () => undefined },
  {
    name: 'table',
    key: 'bg',
    isBlock: true,
    isOn: (editor) => editor.isActive('table') && !editor.isActive('chartFigure'),
    run: chain((to) =>
      to.insertContent(
        tableOf([
          ['', ''],
          ['', ''],
          ['', ''],
        ]),
      ),
    ),
  },
  {
    name: 'chart',
    key: 'tb',
    isBlock: true,
    isOn: (editor) => editor.isActive('chartFigure'),
    run: (editor) => {
      const content = [{ type: 'caption' }, { type: 'credit' }, tableOf(SAMPLE_CHART)];
      editor
        .chain()
        .focus()
        .insertContent({ type: 'chartFigure', attrs: { 'data-kind': 'bars' }, content })
        .run();
    },
  },
  {
    name: 'series',
    key: 'sjx',
    isBlock: true,
    isOn: (editor) => editor.isActive('figure', { class: 'series' }),
    run: () => undefined,
  },
  {
    name: 'code',
    key: 'dm',
    isBlock: true,
    isOn: (editor) => editor.isActive('codeBlock') || editor.isActive('code'),
    run: (editor) => {
      const to = editor.chain().focus();
      if (editor.state.selection.empty) to.toggleNode('codeBlock', 'paragraph').run();
      else to.toggleMark('code').run();
    },
  },
  {
    name: 'rule',
    key: 'fg',
    isBlock: true,
    isOn: never,
    run: chain((to) => to.insertContent({ type: 'rule' })),
  },
  { name: 'sources', key: 'ly', isBlock: true, isOn: never, run: insertSource },
];

function mark(name: 'strong' | 'em', key: string): Tool {
  return {
    name,
    key,
    isBlock: false,
    isOn: (editor) => editor.isActive(name),
    run: chain((to) => to.toggleMark(name)),
  };
}
