import { getSchema, type AnyExtension } from '@tiptap/core';
import * as blocks from './blocks';
import * as figures from './figures';
import * as lists from './lists';
import { Link, Span, TagMarks } from './marks';
import * as tables from './tables';

/**
 * The nodes and marks for the tags of the allow list (`backend/contract/rich-text/tags.ts`). The paragraph is the first
 * block, so that text without a block becomes one.
 */
export const RICH_TEXT: AnyExtension[] = [
  blocks.Document,
  blocks.Paragraph,
  blocks.Text,
  blocks.Loose,
  blocks.Heading,
  blocks.Blockquote,
  blocks.Aside,
  blocks.CodeBlock,
  blocks.Rule,
  lists.BulletList,
  lists.OrderedList,
  lists.ListItem,
  lists.DefinitionList,
  lists.DefinitionTerm,
  lists.DefinitionText,
  tables.Table,
  tables.TableRow,
  tables.TableCell,
  tables.TableHeader,
  figures.PictureFigure,
  figures.ChartFigure,
  figures.Figure,
  figures.FigureCaption,
  figures.Caption,
  figures.Credit,
  figures.Picture,
  figures.Break,
  Link,
  Span,
  ...TagMarks,
];

export const schema = getSchema(RICH_TEXT);
