import 'server-only';
import { webhookForms } from '../openapi/webhooks';
import { dataOf, operationOf } from '../openapi/operation';
import { toNamedSchemas } from '../openapi/json-schema';
import { offeredPlaces, type Place } from '../places';
import { shapes } from '../shapes';
import { EXAMPLES } from './examples';
import { type Row, rowsOf, toRow, typeOf } from './rows';
import { writeCurl } from './write-curl';
import { writeTypeScript } from './write-typescript';

/** A place of the interface as its reference shows it. */
export interface Entry {
  name: string;
  method: string;
  path: string;
  /** The scope a key needs; null where none is needed. */
  scope: string | null;
  isDeprecated: boolean;
  parameters: Row[];
  /** The fields of the body; empty when it has none. */
  body: Row[];
  /** The type of `data` in the answer, and its fields when it is no named form. */
  answer: { type: string; fields: Row[] };
  curl: string;
  typescript: string | null;
}

/** The parts of the reference: what is read, and what is written. */
export const GROUPS = ['reading', 'writing'] as const;

/** What the reference says of each place. @param site the absolute address of the site */
export function referenceEntries(site: string): Record<(typeof GROUPS)[number], Entry[]> {
  const isRead = (place: Place) => 'read' in place;
  const places = offeredPlaces();
  return {
    reading: places.filter(isRead).map((place) => entryOf(place, site)),
    writing: places.filter((place) => !isRead(place)).map((place) => entryOf(place, site)),
  };
}

/** The forms of items, and of what webhooks receive, that have a name. */
export const namedForms = (): { name: string; rows: Row[] }[] =>
  Object.entries({ ...toNamedSchemas(shapes), ...webhookForms() }).map(([name, schema]) => ({
    name,
    rows: rowsOf(schema),
  }));

function entryOf(place: Place, site: string): Entry {
  const operation = operationOf(place);
  const data = dataOf(place);
  const example = EXAMPLES[place.name];
  return {
    name: place.name,
    method: place.method,
    path: place.path,
    scope: operation.security.length > 1 ? null : (operation.security[0]?.key?.[0] ?? null),
    isDeprecated: operation.deprecated === true,
    parameters: operation.parameters.map(({ name, schema, required }) => toRow(name, schema, required)),
    body: Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) => rowsOf(schema)),
    answer: { type: typeOf(data), fields: rowsOf(data) },
    curl: writeCurl(place, example, `${site}/api/v1`),
    typescript: writeTypeScript(place, example, site),
  };
}
