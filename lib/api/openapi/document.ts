import 'server-only';
import { shapes } from '../shapes';
import { offeredPlaces } from '../places';
import { toNamedSchemas, type JsonSchema } from './json-schema';
import { operationOf } from './operation';
import { problemSchema } from './problem-schema';
import { webhookForms, webhooksDescribed } from './webhooks';

/** What the document says in sentences. */
export interface ApiWords {
  use: string;
  webhooks: string;
}

/** The description of an interface as OpenAPI 3.1 has it. */
interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description?: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, unknown>>;
  /** What is sent to the addresses of webhooks, by kind. */
  webhooks: Record<string, unknown>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, unknown> };
}

/**
 * The OpenAPI document of `/api/v1`, made from the same definitions that answer it.
 * @param server its absolute address
 * @param name of the newsroom
 * @param words how the interface is used, and what is sent to webhooks: Markdown
 */
export function openApiDocument(server: string, name: string, words?: ApiWords): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const place of offeredPlaces())
    paths[place.path] = { ...paths[place.path], [place.method.toLowerCase()]: operationOf(place) };
  return {
    openapi: '3.1.0',
    info: { title: `${name} API`, version: '1', ...(words && { description: words.use }) },
    servers: [{ url: server }],
    paths,
    webhooks: webhooksDescribed(words?.webhooks),
    components: {
      schemas: { ...toNamedSchemas(shapes), ...webhookForms(), Problem: problemSchema },
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'A key of a member, which begins with lx_' },
      },
    },
  };
}
