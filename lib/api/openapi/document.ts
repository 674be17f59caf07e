import 'server-only';
import { shapes } from '../shapes';
import { offeredPlaces } from '../places';
import { toNamedSchemas, type JsonSchema } from './json-schema';
import { operationOf } from './operation';
import { problemSchema } from './problem-schema';

/** The description of an interface as OpenAPI 3.1 has it. */
interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, unknown>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, unknown> };
}

/**
 * The OpenAPI document of `/api/v1`, made from the same definitions that answer it.
 * @param server its absolute address
 * @param name of the newsroom
 */
export function openApiDocument(server: string, name: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const place of offeredPlaces())
    paths[place.path] = { ...paths[place.path], [place.method.toLowerCase()]: operationOf(place) };
  return {
    openapi: '3.1.0',
    info: { title: `${name} API`, version: '1' },
    servers: [{ url: server }],
    paths,
    components: {
      schemas: { ...toNamedSchemas(shapes), Problem: problemSchema },
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'A key of a member, which begins with lx_' },
      },
    },
  };
}
