import { BrokenSource } from '@/backend/import/item';

/**
 * The document without its DOCTYPE and internal subset. Entities declared there are then unknown and stay as written, so
 * that nothing is expanded or loaded. Line breaks are kept for line numbers.
 * @throws BrokenSource when the DOCTYPE does not end
 */
export function withoutDoctype(xml: string): string {
  const start = xml.search(/<!DOCTYPE\b/i);
  if (start < 0 || /<[a-z_]/i.test(xml.slice(0, start).replace(/<!--[\s\S]*?-->/g, ''))) return xml;
  const end = endOfDoctype(xml, start);
  if (end < 0) throw new BrokenSource('has a DOCTYPE that does not end');
  return xml.slice(0, start) + xml.slice(start, end).replace(/[^\n]+/g, '') + xml.slice(end);
}

const STEP = /<!--[\s\S]*?-->|"[^"]*"|'[^']*'|[[\]>]/g;

function endOfDoctype(xml: string, start: number): number {
  const steps = new RegExp(STEP);
  steps.lastIndex = start;
  let isInside = false;
  for (let step = steps.exec(xml); step; step = steps.exec(xml)) {
    if (step[0] === '[') isInside = true;
    else if (step[0] === ']') isInside = false;
    else if (step[0] === '>' && !isInside) return steps.lastIndex;
  }
  return -1;
}
