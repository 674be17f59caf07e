import {
  Extension,
  markInputRule,
  nodeInputRule,
  textblockTypeInputRule,
  wrappingInputRule,
} from '@tiptap/core';
import { Dropcursor, Gapcursor, UndoRedo } from '@tiptap/extensions';
import { tableEditing } from '@tiptap/pm/tables';
import type { Locale } from '@/lib/platform/language/locales';
import { RICH_TEXT } from '@/lib/writing/schema/schema';
import { chartFigureView, pictureFigureView, type FigureWords } from './figure-views';
import { ChartFigure, PictureFigure } from '@/lib/writing/schema/figures';
import { CodeWords } from './code-words';
import { refusals } from './refusals';
import { spacing } from './spacing';
import { storedLine, type KindWords } from './stored-line';

/** Marks typed as Markdown: `**bold**`, `*emphasis*`, `~~struck~~`, `` `code` ``. */
const TYPED_MARKS = [
  [/(?<!\*)(\*\*([^*\s](?:[^*]*[^*\s])?)\*\*)$/, 'strong'],
  [/(?<!\*)(\*([^*\s](?:[^*]*[^*\s])?)\*)$/, 'em'],
  [/(~~([^~\s](?:[^~]*[^~\s])?)~~)$/, 's'],
  [/(`([^`]+)`)$/, 'code'],
] as const;

/** Blocks and marks that can be typed as Markdown, and keys for tables. */
const Typed = Extension.create({
  name: 'typed',
  addInputRules() {
    const { nodes, marks } = this.editor.schema;
    const rules = [];
    if (nodes['heading'])
      for (const level of [2, 3, 4])
        rules.push(
          textblockTypeInputRule({
            find: new RegExp(`^#{${level}}\\s$`),
            type: nodes['heading'],
            getAttributes: { level },
          }),
        );
    const wraps = [
      [/^[>＞》]\s$/, 'blockquote'],
      [/^[-+*]\s$/, 'bulletList'],
      [/^1[.、．]\s$/, 'orderedList'],
    ] as const;
    for (const [find, name] of wraps)
      if (nodes[name]) rules.push(wrappingInputRule({ find, type: nodes[name] }));
    if (nodes['codeBlock']) rules.push(textblockTypeInputRule({ find: /^```\s$/, type: nodes['codeBlock'] }));
    if (nodes['rule']) rules.push(nodeInputRule({ find: /^(?:---|———|\*\*\*)\s$/, type: nodes['rule'] }));
    for (const [find, name] of TYPED_MARKS)
      if (marks[name]) rules.push(markInputRule({ find, type: marks[name] }));
    return rules;
  },
  addProseMirrorPlugins: () => [tableEditing()],
});

/**
 * Spaces typed between Han and Latin characters are removed in Chinese; in English they are correct around a Chinese
 * name.
 */
const Spacing = Extension.create({ name: 'spacing', addProseMirrorPlugins: () => [spacing()] });

interface Words {
  figure: FigureWords;
  kinds: KindWords;
  /** Dismisses the words about something that was refused. */
  dismiss: string;
}

/** All extensions of the editor: the schema, undo, views of figures, typing, highlighting, marks on saved text, and refusals. */
export function editorExtensions(lang: Locale, words: Words) {
  const baseExtensions = RICH_TEXT.filter(({ name }) => name !== 'pictureFigure' && name !== 'chartFigure');
  return [
    ...baseExtensions,
    PictureFigure.extend({ addNodeView: () => pictureFigureView(words.figure) }),
    ChartFigure.extend({ addNodeView: () => chartFigureView(words.figure) }),
    UndoRedo.configure({ depth: 1000 }),
    Dropcursor.configure({ color: 'var(--mark)', width: 2 }),
    Gapcursor,
    Typed,
    ...(lang === 'en' ? [] : [Spacing]),
    CodeWords,
    storedLine(words.kinds),
    refusals(words.dismiss),
  ];
}
