import type { Node } from '@tiptap/pm/model';
import { isTag } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { createRoot, type Root } from 'react-dom/client';
import { ChartDrawing } from '@/components/rich-text/chart-drawing';
import { readChart } from '@/lib/publishing/rich-text/chart';
import { writeNode } from '@/lib/writing/schema/write-html';

const roots = new WeakMap<HTMLElement, Root>();

/**
 * Draws the chart of a figure with the components of the article page, or the text `notDrawn` when its table cannot be
 * drawn.
 * @returns a function that removes the drawing
 */
export function drawChart(figure: Node, place: HTMLElement, notDrawn: string): () => void {
  const root = roots.get(place) ?? createRoot(place);
  roots.set(place, root);
  const [element] = parseDocument(writeNode(figure)).children;
  const chart = element && isTag(element) ? readChart(element) : null;
  root.render(chart === null ? <p className="wr-hint">{notDrawn}</p> : <ChartDrawing chart={chart} />);
  // Deferred: a root must not be unmounted while React renders the page.
  return () => queueMicrotask(() => root.unmount());
}
