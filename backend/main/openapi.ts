import { z } from 'zod';
import type { Call } from '@/backend/contract/call';
import { calls } from '@/backend/contract/calls';
import { HEADERS } from '@/backend/contract/headers';
import type { Config } from '@/backend/kernel/config';

type JsonObject = Record<string, unknown>;

/** The OpenAPI 3.1 description of every call, generated from the contract. */
export function openApiDocument(config: Pick<Config, 'siteName'>): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const [name, call] of Object.entries<Call>(calls)) {
    paths[call.path] = Object.fromEntries(
      call.methods.map((method) => [method.toLowerCase(), operation(name, call, method)]),
    );
  }
  Object.assign(paths, pictures);
  return {
    openapi: '3.1.0',
    info: { title: `${config.siteName} API`, version: '1' },
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'Bare or after "Bearer "',
        },
        secret: { type: 'apiKey', in: 'header', name: HEADERS.secret },
      },
    },
  };
}

function operation(name: string, call: Call, method: string): JsonObject {
  const input = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as JsonObject;
  const output = z.toJSONSchema(call.output, { io: 'output', unrepresentable: 'any' }) as JsonObject;
  return {
    operationId: name,
    summary: call.summary,
    'x-access': call.access,
    ...(call.access !== 'public' && { security: [{ [call.access === 'portal' ? 'secret' : 'token']: [] }] }),
    ...(method === 'GET'
      ? { parameters: queryParameters(input) }
      : { requestBody: { content: call.body ? formContent(input) : jsonContent(input) } }),
    responses: {
      200: { description: 'The envelope with the data', content: jsonContent(envelopeOf(output)) },
    },
  };
}

function queryParameters(input: JsonObject): JsonObject[] {
  const properties = (input.properties ?? {}) as Record<string, JsonObject>;
  const required = (input.required ?? []) as string[];
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function envelopeOf(data: JsonObject): JsonObject {
  return {
    type: 'object',
    required: ['code', 'message', 'data'],
    properties: { code: { type: 'integer', const: 200 }, message: { type: 'string' }, data },
  };
}

/** A form: the fields, and the picture. */
function formContent(input: JsonObject): JsonObject {
  const properties = { ...(input.properties as JsonObject), image: { type: 'string', format: 'binary' } };
  return { 'multipart/form-data': { schema: { type: 'object', properties, required: ['image'] } } };
}

/** The routes of stored pictures, which are not calls of the contract. */
const picture = (summary: string, security?: JsonObject[]) => ({
  get: {
    summary,
    ...(security && { security }),
    parameters: ['folder', 'name'].map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    responses: { 200: { description: 'The picture', content: { 'image/*': {} } } },
  },
});
const pictures = {
  '/uploads/{folder}/{name}': picture('A stored picture'),
  '/privateUploads/{folder}/{name}': picture('A picture of a document, for admins', [{ token: [] }]),
};

const jsonContent = (schema: JsonObject) => ({ 'application/json': { schema } });
