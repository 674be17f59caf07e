import { z } from 'zod';
import type { Call } from './contract/call';
import { calls } from './contract/calls';
import type { Config } from './config';

type JsonObject = Record<string, unknown>;

/** The OpenAPI 3.1 description of every call, made from the contract. */
export function openApiDocument(config: Pick<Config, 'siteName'>): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const [name, call] of Object.entries<Call>(calls)) {
    paths[call.path] = Object.fromEntries(
      call.methods.map((method) => [method.toLowerCase(), operation(name, call, method)]),
    );
  }
  return { openapi: '3.1.0', info: { title: `${config.siteName} API`, version: '1' }, paths };
}

function operation(name: string, call: Call, method: string): JsonObject {
  const input = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as JsonObject;
  const output = z.toJSONSchema(call.output, { io: 'output', unrepresentable: 'any' }) as JsonObject;
  return {
    operationId: name,
    summary: call.summary,
    'x-access': call.access,
    ...(method === 'GET'
      ? { parameters: queryParameters(input) }
      : { requestBody: { content: jsonContent(input) } }),
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

const jsonContent = (schema: JsonObject) => ({ 'application/json': { schema } });
