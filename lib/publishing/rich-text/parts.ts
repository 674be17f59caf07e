import render from 'dom-serializer';
import { Document, isTag, type ChildNode, type Element } from 'domhandler';
import { getElementsByTagName, removeElement } from 'domutils';
import { readChart, type Chart } from './chart';
import { type PlayerMention, readPlayerMention } from './player-mention';
import { readSeriesMention, type SeriesMention } from './series-mention';

/**
 * `number` of a chart counts the charts of the text, from 1, those included that are shown as tables; `note` is the
 * margin figure that belongs to it, as HTML.
 */
export type Part =
  | { kind: 'html'; html: string }
  | { kind: 'chart'; chart: Chart; number: number; note: string | null }
  | { kind: 'series'; series: SeriesMention }
  | { kind: 'player'; mention: PlayerMention; html: string };

/** Splits a text at its charts, data series and players. `finish` may change each stretch of HTML before it is serialised. */
export function splitParts(document: Document, finish: (stretch: Document) => void): Part[] {
  const parts: Part[] = [];
  let stretch: ChildNode[] = [];
  let number = 0;
  const flush = () => {
    const html = write(stretch, finish);
    if (html !== '') parts.push({ kind: 'html', html });
    stretch = [];
  };
  for (const node of [...document.children]) {
    const figure = isTag(node) && node.name === 'figure' ? node : null;
    const series = figure && readSeriesMention(figure);
    if (series) {
      flush();
      parts.push({ kind: 'series', series: { ...series, html: write([node], finish) } });
      continue;
    }
    const mention = figure && readPlayerMention(figure);
    if (mention) {
      flush();
      parts.push({ kind: 'player', mention, html: write([node], finish) });
      continue;
    }
    if (figure && isDrawn(figure)) number += 1;
    const chart = figure?.attribs['class'] === 'chart' ? readChart(figure) : null;
    if (!chart) {
      stretch.push(node);
      continue;
    }
    const note = takeNote(stretch);
    flush();
    parts.push({ kind: 'chart', chart, number, note: note && write([...note.children], finish) });
  }
  flush();
  return parts;
}

/** Whether a figure is written as a chart with a table, as `backend/contract/figures/read-blocks.ts` counts them. */
function isDrawn({ attribs, children }: Element): boolean {
  const isChart = attribs['class'] === 'chart' && /^(?:bars|line)$/.test(attribs['data-kind'] ?? '');
  return isChart && getElementsByTagName('table', children, true).length > 0;
}

/** Removes and returns the margin figure right before a chart, which belongs to that chart; null when there is none. */
function takeNote(stretch: ChildNode[]): Element | null {
  const last = stretch.findLast((node) => isTag(node));
  if (!last || !isTag(last) || last.attribs['class'] !== 'figure-note') return null;
  stretch.splice(stretch.lastIndexOf(last), 1);
  return last;
}

function write(nodes: ChildNode[], finish: (stretch: Document) => void): string {
  for (const node of nodes) removeElement(node);
  const stretch = new Document(nodes);
  for (const [index, node] of nodes.entries()) {
    node.parent = stretch;
    node.prev = nodes[index - 1] ?? null;
    node.next = nodes[index + 1] ?? null;
  }
  finish(stretch);
  return render(stretch, { encodeEntities: 'utf8' }).trim();
}
