/** @jest-environment node */
import { TITLE_MAX_LENGTH } from '@/backend/contract/writing/limits';
import { type Action, actions } from '@/lib/api/actions';
import { openApiDocument } from '@/lib/api/openapi/document';
import { offeredPlaces } from '@/lib/api/places';
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
