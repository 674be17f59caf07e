import type { JsonSchema } from './json-schema';

/** A refusal: a problem document (RFC 9457) with the members of the envelope. */
export const problemSchema: JsonSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'message', 'data'],
  properties: {
    type: { type: 'string', description: 'urn:lianxun:error: and the name of the error' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'integer' },
    message: { type: 'string' },
    data: { type: 'null' },
    detail: { type: 'string', description: 'What is wrong with single parameters or fields, in words' },
    fields: {
      type: 'object',
      description: 'Why single parameters or fields were refused',
      additionalProperties: { type: 'string' },
    },
  },
};
