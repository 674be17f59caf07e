import { Node } from '@tiptap/core';
import { attribute, languageAttributes } from './attributes';
import { asElement } from './blocks';
import { LOOSE_OR_BLOCKS } from './lists';

/** The roles by which the table commands know the nodes. */
const ROLES: ReadonlyMap<string, string> = new Map([
  ['table', 'table'],
  ['tableRow', 'row'],
  ['tableCell', 'cell'],
  ['tableHeader', 'header_cell'],
]);

/**
 * All rows are direct children of their table, as the table commands require; each row has its section as an attribute.
 */
export const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  addAttributes: () => languageAttributes,
  // Called once for every node of the schema.
  extendNodeSchema: ({ name }) => {
    const tableRole = ROLES.get(name);
    return tableRole ? { tableRole } : {};
  },
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ HTMLAttributes }) => [
    'div',
    { class: 'table-frame' },
    ['table', HTMLAttributes, ['tbody', 0]],
  ],
});

export const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  // In the editor all rows are in one `tbody`; data attributes name their sections, which also survive copying.
  addAttributes: () => ({
    section: attribute({
      default: 'tbody',
      parseHTML: (element) => {
        const section = element.dataset['section'] ?? element.parentElement?.tagName.toLowerCase();
        return section === 'thead' ? 'thead' : 'tbody';
      },
      renderHTML: ({ section }) => ({ 'data-section': section }),
    }),
    /** Whether the row begins a section, also after a section of the same kind. */
    isFirst: attribute({
      default: false,
      parseHTML: (element) =>
        element.dataset['section'] === undefined
          ? element.parentElement?.tagName !== 'TABLE' && !element.previousElementSibling
          : element.dataset['first'] !== undefined,
      renderHTML: ({ isFirst }) => (isFirst ? { 'data-first': '' } : {}),
    }),
    ...languageAttributes,
  }),
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
});

export const TableCell = Node.create({
  name: 'tableCell',
  content: LOOSE_OR_BLOCKS,
  isolating: true,
  addAttributes: () => cellAttributes,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
});

export const TableHeader = Node.create({
  name: 'tableHeader',
  content: LOOSE_OR_BLOCKS,
  isolating: true,
  addAttributes: () => cellAttributes,
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
});

const cellAttributes = {
  colspan: spanOf('colspan'),
  rowspan: spanOf('rowspan'),
  /** Required by the table commands; never written. */
  colwidth: attribute({ rendered: false }),
  ...languageAttributes,
};

function spanOf(name: 'colspan' | 'rowspan') {
  return attribute({
    default: 1,
    parseHTML: (element) => Math.max(1, Number(asElement(element).getAttribute(name)) || 1),
    renderHTML: (attributes) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
  });
}
