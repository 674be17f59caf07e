import 'server-only';
import { WEBHOOK_PARTS, webhookBody } from '@/backend/contract/webhooks/bodies';
import {
  SUBJECT_SCOPES,
  WEBHOOK_KINDS,
  WEBHOOK_SUBJECTS,
  type WebhookKind,
} from '@/backend/contract/webhooks/kinds';
import { type JsonSchema, toJsonSchema } from './json-schema';

const HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;

/** What is sent to webhooks, by kind, as OpenAPI 3.1 describes it. @param description of all of them, in sentences */
export function webhooksDescribed(description?: string): Record<string, unknown> {
  return Object.fromEntries(
    WEBHOOK_KINDS.map((kind) => {
      const subject = WEBHOOK_SUBJECTS.find((each) => kind.startsWith(`${each}.`));
      const scope = subject && SUBJECT_SCOPES[subject];
      const post = {
        operationId: `on${kind.replace(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
        summary: scope ? `${kind}, to keys with the scope ${scope}` : kind,
        ...(description !== undefined && { description }),
        parameters: HEADERS.map((name) => ({
          ...{ name, in: 'header', required: true },
          schema: { type: 'string' },
        })),
        requestBody: {
          required: true,
          content: { 'application/json': { schema: bodyOf(kind) } },
        },
        responses: {
          '2XX': { description: 'Accepted' },
          410: { description: 'Declined for good' },
          default: { description: 'Sent again for a day' },
        },
      };
      return [kind, { post }];
    }),
  );
}

/** The forms that bodies of webhooks have in common, by name. */
export const webhookForms = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(WEBHOOK_PARTS).map(([name, form]) => [name, toJsonSchema(form, 'output')]),
  );

/** The body of a kind, which names the forms it contains. */
function bodyOf(kind: WebhookKind): JsonSchema {
  const body = webhookBody(kind);
  const schema = toJsonSchema(body, 'output');
  const named = Object.entries(body.shape).flatMap(([field, form]) => {
    const [name] = Object.entries(WEBHOOK_PARTS).find(([, part]) => part === form) ?? [];
    return name ? [[field, { $ref: `#/components/schemas/${name}` }]] : [];
  });
  return { ...schema, properties: { ...schema.properties, ...Object.fromEntries(named) } };
}
