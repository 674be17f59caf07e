import { RichTextBuilder } from '@/backend/contract/rich-text/builder';
import type { Child, Leaf } from '@/backend/contract/rich-text/node';

/**
 * The structure of clean HTML for comparison. HTML that can be written in two ways (the order of marks around the same
 * text, repeated or trailing spaces) gives the same result.
 */
export function shapeOf(html: string): unknown {
  const builder = new RichTextBuilder();
  builder.read(html);
  return builder.finish().map((child) => childShape(child, false));
}

function childShape(child: Child, isCode: boolean): unknown {
  if (child.type === 'run') return runShape(child.leaves, isCode);
  const { tag, attributes, children } = child;
  return { tag, attributes, children: children.map((inner) => childShape(inner, isCode || tag === 'pre')) };
}

function runShape(leaves: readonly Leaf[], isCode: boolean): string[] {
  const shapes: { marks: string; text: string }[] = [];
  for (const leaf of leaves) {
    const marks = leaf.marks
      .map(({ tag, attributes }) => tag + JSON.stringify(Object.entries(attributes).sort()))
      .sort()
      .join();
    const text =
      leaf.type === 'text'
        ? leaf.text
        : leaf.type === 'br'
          ? '<br>'
          : `<img ${JSON.stringify(leaf.attributes)}>`;
    const last = shapes.at(-1);
    if (last?.marks === marks) last.text += text;
    else shapes.push({ marks, text });
  }
  const join = ({ marks, text }: { marks: string; text: string }) => `${marks}:${text}`;
  if (isCode) return shapes.map(join);
  // A space after a space does not count, whichever marks are between them.
  let isBlank = true;
  const texts = shapes.map(({ marks, text }, index) => {
    const single = text.replace(/\s+/g, ' ').replace(/<br> /g, '<br>');
    const begun = isBlank ? single.trimStart() : single;
    isBlank = begun === '' ? isBlank : /\s$/.test(begun);
    return { marks, text: index === shapes.length - 1 ? begun.trimEnd() : begun };
  });
  return texts.filter(({ text }) => text !== '').map(join);
}
