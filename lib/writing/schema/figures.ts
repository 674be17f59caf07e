import { Node } from '@tiptap/core';
import { pictureAddress } from '@/backend/contract/rich-text/address';
import { languageAttributes, plain } from './attributes';
import { asElement } from './blocks';
import { chartParts, pictureParts } from './figure-parts';
import { LOOSE_OR_BLOCKS } from './lists';

const pictureAttributes = {
  src: plain('src'),
  alt: plain('alt'),
  title: plain('title'),
  width: plain('width'),
  height: plain('height'),
  ...languageAttributes,
};

/** A picture inside running text. */
export const Picture = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => pictureAttributes,
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => pictureAddress(element.getAttribute('src') ?? '', undefined) !== null && null,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

export const Break = Node.create({
  name: 'break',
  group: 'inline',
  inline: true,
  selectable: false,
  linebreakReplacement: true,
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
  renderText: () => '\n',
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.insertContent({ type: this.name }) };
  },
});

/** A picture with caption, credit and alternative text. */
export const PictureFigure = Node.create({
  name: 'pictureFigure',
  group: 'block',
  content: 'caption credit',
  isolating: true,
  draggable: true,
  addAttributes: () => pictureAttributes,
  parseHTML: () => [
    {
      tag: 'figure',
      priority: 70,
      getAttrs: (element) => pictureParts(asElement(element))?.attributes ?? false,
      contentElement: (element) => pictureParts(asElement(element))?.content ?? asElement(element),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['figure', ['img', HTMLAttributes], ['figcaption', 0]],
});

/** A chart, stored as the table from which it is drawn. */
export const ChartFigure = Node.create({
  name: 'chartFigure',
  group: 'block',
  content: 'caption credit table',
  isolating: true,
  addAttributes: () => chartAttributes,
  parseHTML: () => [
    {
      tag: 'figure.chart',
      priority: 80,
      getAttrs: (element) => chartParts(asElement(element)) !== null && null,
      contentElement: (element) => chartParts(asElement(element)) ?? asElement(element),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['figure', { class: 'chart', ...HTMLAttributes }, 0],
});

const chartAttributes = {
  'data-kind': plain('data-kind'),
  'data-unit': plain('data-unit'),
  'data-highlight': plain('data-highlight'),
  ...languageAttributes,
};

/** Any other figure, such as one around a linked picture, or a series or a player with its caption. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: LOOSE_OR_BLOCKS,
  addAttributes: () => ({
    class: plain('class'),
    'data-key': plain('data-key'),
    'data-days': plain('data-days'),
    'data-site': plain('data-site'),
    'data-id': plain('data-id'),
    'data-start': plain('data-start'),
    ...chartAttributes,
  }),
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, 0],
});

export const FigureCaption = Node.create({
  name: 'figureCaption',
  group: 'block',
  content: 'inline*',
  addAttributes: () => languageAttributes,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: ({ HTMLAttributes }) => ['figcaption', HTMLAttributes, 0],
});

/** The first part of a caption: what a figure shows. */
export const Caption = captionPart('caption');
/** The second part, in `<small>`: the credit of a picture, or the note of a chart. */
export const Credit = captionPart('credit');

function captionPart(name: 'caption' | 'credit') {
  return Node.create({
    name,
    content: 'inline*',
    isolating: true,
    addAttributes: () => (name === 'caption' ? languageAttributes : {}),
    parseHTML: () => [{ tag: `div[data-part=${name}]` }],
    renderHTML: ({ HTMLAttributes }) => ['div', { 'data-part': name, ...HTMLAttributes }, 0],
  });
}
