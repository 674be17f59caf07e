import type { Place } from '../places';
import type { Example } from './examples';

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** An example as a command of curl. @param server the absolute address of the interface */
export function writeCurl(place: Place, example: Example | undefined, server: string): string {
  const address = quoted(`${server}${addressOf(place, example)}`);
  if ('read' in place) return `curl ${address}`;
  const key = '-H "Authorization: Bearer $LX_KEY"';
  if (!example)
    return [`curl ${address}`, key, "-F 'purpose=content'", "-F 'image=@cover.jpg'"].join(' \\\n  ');
  const method = place.method === 'GET' ? '' : `-X ${place.method} `;
  return [
    `curl ${method}${address}`,
    key,
    example.once && `-H 'Idempotency-Key: ${example.once}'`,
    example.body && "-H 'Content-Type: application/json'",
    example.body && `-d ${quoted(JSON.stringify(example.body))}`,
  ]
    .filter(Boolean)
    .join(' \\\n  ');
}

/** The path of an example with its query, below the address of the interface. */
function addressOf({ path }: Place, { inBraces = '', query = {} }: Example = {}): string {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const filled = path.replace(/\{\w+\}/, String(inBraces));
  return search.size > 0 ? `${filled}?${search}` : filled;
}
