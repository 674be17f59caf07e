import { Mark } from '@tiptap/core';
import { linkAddress } from '@/backend/contract/rich-text/address';
import { attribute, languageAttributes } from './attributes';

export const Link = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({ href: attribute({ parseHTML: addressOf }), ...languageAttributes }),
  // An address the allow list refuses is not a link, so that `javascript:` never reaches the page.
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => addressOf(element) !== null && null,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});

function addressOf(element: Element): string | null {
  return linkAddress(element.getAttribute('href') ?? '', undefined);
}

/** Tags of simple marks, and other tags that are read as them. */
const TAGS = {
  strong: [],
  em: [],
  b: [],
  i: [],
  u: ['ins'],
  s: ['del', 'strike'],
  sub: [],
  sup: [],
  small: [],
  mark: [],
  code: ['kbd', 'samp', 'tt'],
} as const satisfies Record<string, readonly string[]>;

export type TagMark = keyof typeof TAGS;

const KEYS: Partial<Record<TagMark, string>> = { strong: 'Mod-b', em: 'Mod-i', code: 'Mod-e', u: 'Mod-u' };

const tagMark = (name: TagMark) =>
  Mark.create({
    name,
    addAttributes: () => languageAttributes,
    parseHTML: () => [name, ...TAGS[name]].map((tag) => ({ tag })),
    renderHTML: ({ HTMLAttributes }) => [name, HTMLAttributes, 0],
    addKeyboardShortcuts() {
      const key = KEYS[name];
      return key ? { [key]: () => this.editor.commands.toggleMark(name) } : {};
    },
  });

export const TagMarks = Object.keys(TAGS).map((name) => tagMark(name as TagMark));

/** A run in another language, or text that is never converted. */
export const Span = Mark.create({
  name: 'span',
  addAttributes: () => languageAttributes,
  parseHTML: () => [{ tag: 'span[lang]' }, { tag: 'span[translate=no]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});
