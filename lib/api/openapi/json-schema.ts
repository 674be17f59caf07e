import 'server-only';
import { z } from 'zod';

/** JSON Schema 2020-12, which OpenAPI 3.1 takes as it is. */
export interface JsonSchema {
  [name: string]: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

/** The JSON Schema of a form. @param io whether it is sent or answered: a field with a default need not be sent */
export function toJsonSchema(form: z.ZodType, io: 'input' | 'output'): JsonSchema {
  return plain(z.toJSONSchema(form, { io, unrepresentable: 'any', override: simplify }));
}

/** The JSON Schemas of forms with names; where one contains another, it names it. */
export function toNamedSchemas(registry: z.core.$ZodRegistry<{ id: string }>): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(registry, {
    uri: (id) => `#/components/schemas/${id}`,
    unrepresentable: 'any',
    override: simplify,
  });
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, plain(schema)]));
}

/** Without the names of the dialect and of the schema itself, which the document says elsewhere. */
const plain = (schema: object): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([name]) => name !== '$schema' && name !== '$id'));

/**
 * Leaves out what says nothing to a reader: the pattern of a named format, and the bounds of every whole number. What is
 * answered may also have more fields than those it has today, such as former names.
 */
function simplify({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}
