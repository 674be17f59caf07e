/** @jest-environment node */
import { WEBHOOK_KINDS } from '@/backend/contract/webhooks/kinds';
import { TITLE_MAX_LENGTH } from '@/backend/contract/writing/limits';
import { type Action, actions } from '@/lib/api/actions';
import { openApiDocument } from '@/lib/api/openapi/document';
import { offeredPlaces } from '@/lib/api/places';
import type { JsonSchema } from '@/lib/api/openapi/json-schema';
import { dataOf, operationOf } from '@/lib/api/openapi/operation';

test('an answer may get fields, such as former names, and a body may not have others', () => {
  for (const place of offeredPlaces()) {
    expect(`${place.name} ${JSON.stringify(dataOf(place))}`).not.toContain('"additionalProperties":false');
    const bodies = Object.values(operationOf(place).requestBody?.content ?? {});
    for (const { schema } of bodies)
      expect([place.name, schema.additionalProperties]).toEqual([place.name, false]);
  }
  const { schemas } = openApiDocument('https://news.example/api/v1', 'News').components;
  expect(JSON.stringify(schemas)).not.toContain('"additionalProperties":false');
});

test('the longest title is the one that is taken', () => {
  const { requestBody } = operationOf(actions.find(({ name }) => name === 'createDraft') as Action);
  const { title } = requestBody?.content['application/json']?.schema.properties ?? {};
  expect(title).toMatchObject({ type: 'string', maxLength: TITLE_MAX_LENGTH });
});

test('the moments of points are described as times', () => {
  const { schemas } = openApiDocument('https://news.example/api/v1', 'News').components;
  expect(schemas.Series?.properties?.points).toMatchObject({
    items: { properties: { at: { type: 'string', format: 'date-time' } } },
  });
});

test('every kind of delivery is described with its body, and a removed comment and a withdrawn story without their words', () => {
  const { webhooks, components } = openApiDocument('https://news.example/api/v1', 'News');
  expect(Object.keys(webhooks)).toEqual([...WEBHOOK_KINDS]);
  const fieldsOf = (kind: string, subject: string) => {
    const { post } = webhooks[kind] as {
      post: { requestBody: { content: Record<string, { schema: JsonSchema }> } };
    };
    const { schema } = post.requestBody.content['application/json'] ?? {};
    const form = schema?.properties?.[subject];
    const named = components.schemas[String(form?.['$ref']).split('/').at(-1) ?? ''];
    return Object.keys((named ?? form)?.properties ?? {});
  };
  expect(fieldsOf('content.published', 'content')).toContain('title');
  expect(fieldsOf('content.withdrawn', 'content')).toEqual(['id', 'kind']);
  expect(fieldsOf('comment.published', 'comment')).toContain('body');
  expect(fieldsOf('comment.removed', 'comment').toSorted()).toEqual(['content_id', 'id', 'parent_id']);
  expect(fieldsOf('order.paid', 'order')).toContain('tickets');
});
