import 'server-only';
import { calls } from '@/backend/contract/calls';
import type { Call } from '@/backend/contract/call';
import { type Action, MAX_ONCE, MIN_ONCE, ONCE_HEADER } from '../actions';
import type { Resource } from '../resource';
import { shapes } from '../shapes';
import { type JsonSchema, toJsonSchema } from './json-schema';

/** A parameter of an operation, as OpenAPI writes it. */
interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  required: boolean;
  schema: JsonSchema;
}

/** What a place is, as OpenAPI writes it. */
interface Operation {
  operationId: string;
  summary: string;
  deprecated?: true;
  /** None of these, or a key. */
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, unknown>;
}

/** The operation of a place: its parameters, its body, and its answers. */
export function operationOf(place: Resource | Action): Operation {
  return {
    operationId: place.name,
    summary: place.summary,
    ...(place.deprecation && { deprecated: true as const }),
    ...('read' in place ? readOperation(place) : actOperation(place)),
  };
}

/** The schema of `data` in the answer of a place. */
export function dataOf(place: Resource | Action): JsonSchema {
  if (!('read' in place)) return toJsonSchema(calls[place.call].output, 'output');
  const named = shapes.get(place.item);
  const item = named ? { $ref: `#/components/schemas/${named.id}` } : toJsonSchema(place.item, 'output');
  return place.isList ? { type: 'array', items: item } : item;
}

type Rest = Omit<Operation, 'operationId' | 'summary' | 'deprecated'>;

function readOperation(resource: Resource): Rest {
  return {
    security: [{}, { key: [] }],
    parameters: [...inPath(resource.path), ...inQuery(toJsonSchema(resource.query, 'input'))],
    responses: answers(
      envelopeOf(dataOf(resource), resource.isList ? { next: { type: ['string', 'null'] } } : {}),
      true,
    ),
  };
}

function actOperation(action: Action): Rest {
  const call: Call = calls[action.call];
  const whole = toJsonSchema(call.input, 'input');
  const input = without(whole, [action.idField, action.onceField, ...Object.keys(action.fixed ?? {})]);
  const isGet = action.method === 'GET';
  return {
    security: [{ key: call.scope ? [call.scope] : [] }],
    parameters: [
      ...inPath(action.path),
      ...(isGet ? inQuery(input) : []),
      ...(action.onceField
        ? [
            {
              ...{ name: ONCE_HEADER, in: 'header' as const, required: false },
              schema: { type: 'string', minLength: MIN_ONCE, maxLength: MAX_ONCE },
            },
          ]
        : []),
    ],
    ...(!isGet && { requestBody: { required: true, content: bodyOf(call, input) } }),
    responses: answers(envelopeOf(dataOf(action)), false),
  };
}

function bodyOf(call: Call, input: JsonSchema): Record<string, { schema: JsonSchema }> {
  // Other names are refused.
  const exact = { ...input, additionalProperties: false };
  if (call.body !== 'multipart') return { 'application/json': { schema: exact } };
  const image = { type: 'string', contentMediaType: 'application/octet-stream' };
  const schema = { ...exact, properties: { ...input.properties, image }, required: ['image'] };
  return { 'multipart/form-data': { schema } };
}

function without(schema: JsonSchema, names: readonly (string | undefined)[]): JsonSchema {
  if (!schema.properties) return schema;
  const rest = Object.entries(schema.properties).filter(([name]) => !names.includes(name));
  const required = schema.required?.filter((name) => !names.includes(name)) ?? [];
  return { ...schema, properties: Object.fromEntries(rest), required };
}

const inPath = (path: string): Parameter[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: name === 'id' ? 'integer' : 'string' },
  }));

const inQuery = ({ properties = {}, required = [] }: JsonSchema): Parameter[] =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));

const envelopeOf = (data: JsonSchema, further: Record<string, JsonSchema> = {}): JsonSchema => ({
  type: 'object',
  required: ['code', 'message', 'data', ...Object.keys(further)],
  properties: { code: { type: 'integer', const: 200 }, message: { type: 'string' }, data, ...further },
});

const answers = (schema: JsonSchema, isCached: boolean): Record<string, unknown> => ({
  200: { description: 'The envelope with the data', content: { 'application/json': { schema } } },
  ...(isCached && { 304: { description: 'The client has it already, by its ETag' } }),
  default: {
    description: 'A refusal',
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  },
});
