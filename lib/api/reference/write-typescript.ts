import type { Place } from '../places';
import type { Example } from './examples';

const literal = (value: unknown): string =>
  JSON.stringify(value, null, 1)
    .replace(/\n\s*/g, ' ')
    .replace(/"(\w+)":/g, '$1:')
    .replace(/"([^"'\\]*)"/g, "'$1'");

/**
 * An example in TypeScript with the client of `clients/typescript`; null where there is none.
 * @param site the absolute address of the site
 */
export function writeTypeScript(place: Place, example: Example | undefined, site: string): string | null {
  if (!example) return null;
  const { query, body, once, inBraces } = example;
  const inPath = /\{(\w+)\}/.exec(place.path)?.[1];
  const parameters = {
    ...(inPath && { path: { [inPath]: inBraces } }),
    ...(query && { query }),
    ...(once && { header: { 'Idempotency-Key': once } }),
  };
  const options = {
    ...(Object.keys(parameters).length > 0 && { params: parameters }),
    ...(body && { body }),
  };
  const key = 'read' in place ? '' : ', key: process.env.LX_KEY';
  return [
    "import { createLianxun } from 'lianxun-client';",
    '',
    `const lianxun = createLianxun({ site: '${site}'${key} });`,
    `const { data, error } = await lianxun.${place.method}('${place.path}', ${literal(options)});`,
    'console.log(error ?? data.data);',
  ].join('\n');
}
