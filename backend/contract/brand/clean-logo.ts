import { type ChildNode, type Element, isTag } from 'domhandler';
import { parseDocument } from 'htmlparser2';

const MAX_DEPTH = 20;
const MAX_SHAPES = 200;

const SHAPES = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']);
const NUMBERS = /^[\d\s.,eE+-]*$/;
const PAINT = /^(?:none|currentcolor|var\(--mark\)|#[0-9a-f]{3,8}|[a-z]{3,24}|rgba?\([\d\s.,%]+\))$/i;
const RULE = /^(?:nonzero|evenodd)$/;
/** What each attribute may say; anything else is dropped, and with it every address, script and style sheet. */
const ATTRIBUTES: Record<string, RegExp> = {
  d: /^[MmZzLlHhVvCcSsQqTtAa\d\s.,eE+-]*$/,
  points: NUMBERS,
  ...Object.fromEntries(
    ['x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'width', 'height'].map((name) => [
      name,
      NUMBERS,
    ]),
  ),
  transform: /^(?:(?:matrix|translate|scale|rotate|skewX|skewY)\([\d\s.,eE+-]*\)\s*)*$/,
  fill: PAINT,
  stroke: PAINT,
  'fill-rule': RULE,
  'clip-rule': RULE,
  'stroke-linecap': /^(?:butt|round|square)$/,
  'stroke-linejoin': /^(?:miter|round|bevel)$/,
  ...Object.fromEntries(
    ['opacity', 'fill-opacity', 'stroke-opacity', 'stroke-width', 'stroke-miterlimit'].map((name) => [
      name,
      NUMBERS,
    ]),
  ),
};
/** What is drawn in the attributes of the whole drawing. */
const OF_ROOT = new Set(['fill', 'stroke', 'fill-rule', 'stroke-width', 'stroke-linecap', 'stroke-linejoin']);

/**
 * A logo as SVG with nothing but flat shapes: no scripts, styles, links, texts, pictures or gradients. What it does not
 * colour has the colour of the text around it. Null for what is no drawing.
 */
export function cleanLogo(svg: string): string | null {
  const root = parseDocument(svg, { xmlMode: true }).children.find(
    (node): node is Element => isTag(node) && node.name === 'svg',
  );
  const box = root && viewBoxOf(root);
  if (!root || !box) return null;
  const count = { shapes: 0 };
  const shapes = root.children.map((node) => cleanNode(node, count, 0)).join('');
  if (count.shapes === 0 || count.shapes > MAX_SHAPES) return null;
  const attributes = Object.entries(cleanAttributes(root)).filter(([name]) => OF_ROOT.has(name));
  const isColoured = attributes.some(([name]) => name === 'fill');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"${write(
    isColoured ? attributes : [['fill', 'currentColor'], ...attributes],
  )}>${shapes}</svg>`;
}

/** The width of a clean logo for a height of 1. */
export function logoRatio(logo: string): number {
  const [, , width = 1, height = 1] = (/viewBox="([^"]+)"/.exec(logo)?.[1] ?? '').split(' ').map(Number);
  return width / height;
}

function cleanNode(node: ChildNode, count: { shapes: number }, depth: number): string {
  if (!isTag(node) || depth > MAX_DEPTH) return '';
  const attributes = write(Object.entries(cleanAttributes(node)));
  if (node.name === 'g')
    return `<g${attributes}>${node.children.map((child) => cleanNode(child, count, depth + 1)).join('')}</g>`;
  if (!SHAPES.has(node.name)) return '';
  count.shapes += 1;
  return `<${node.name}${attributes}/>`;
}

/** The allowed attributes; those that drawing programs write as a style are read from it. */
function cleanAttributes({ attribs }: Element): Record<string, string> {
  const styled = Object.fromEntries(
    (attribs['style'] ?? '').split(';').flatMap((rule) => {
      const [name = '', value] = rule.split(':').map((part) => part.trim());
      return value === undefined ? [] : [[name, value.replace(/px$/, '')]];
    }),
  );
  return Object.fromEntries(
    Object.entries({ ...attribs, ...styled })
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([name, value]) => Object.hasOwn(ATTRIBUTES, name) && ATTRIBUTES[name]?.test(value)),
  );
}

/** The box that is shown: of the drawing, or made of its width and height. Null without either, and for an empty one. */
function viewBoxOf({ attribs }: Element): string | null {
  const size = [attribs['width'], attribs['height']].map((text) => Number.parseFloat(text ?? ''));
  const box = (attribs['viewBox'] ?? `0 0 ${size.join(' ')}`)
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = box;
  const isBox = box.length === 4 && box.every(Number.isFinite) && width > 0 && height > 0;
  return isBox && width / height <= 8 && height / width <= 8 ? box.join(' ') : null;
}

const write = (attributes: readonly (readonly [string, string])[]): string =>
  attributes.map(([name, value]) => ` ${name}="${value}"`).join('');
