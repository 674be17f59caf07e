/** @jest-environment node */
import { places } from '@/lib/api/places';
import { EXAMPLES } from '@/lib/api/reference/examples';
import { typeOf } from '@/lib/api/reference/rows';
import { writeCurl } from '@/lib/api/reference/write-curl';
import { writeTypeScript } from '@/lib/api/reference/write-typescript';
import en from '@/messages/en.json';

test('each place has a name of its own, a sentence in the messages, and an example', () => {
  expect(new Set(places.map(({ name }) => name)).size).toBe(places.length);
  const summaries = Object.fromEntries(places.map(({ name, summary }) => [name, summary]));
  expect(en.developers.summaries).toEqual(summaries);
  // An upload is a form, whose example is written without one.
  const shown = places.map(({ name }) => name).filter((name) => name !== 'uploadPicture');
  expect(Object.keys(EXAMPLES).sort()).toEqual(shown.sort());
});

test('an example is written for curl and for the client, with what it needs', () => {
  const place = places.find(({ name }) => name === 'publishFlash');
  if (!place) throw new Error('no such place');
  const example = { body: { title: 'It’s a flash' }, once: 'flash-1' };
  expect(writeCurl(place, example, 'https://news.example/api/v1')).toBe(
    [
      "curl -X POST 'https://news.example/api/v1/flashes' \\",
      '  -H "Authorization: Bearer $LX_KEY" \\',
      "  -H 'Idempotency-Key: flash-1' \\",
      "  -H 'Content-Type: application/json' \\",
      `  -d '{"title":"It’s a flash"}'`,
    ].join('\n'),
  );
  expect(writeTypeScript(place, example, 'https://news.example')).toContain(
    "lianxun.POST('/flashes', { params: { header: { 'Idempotency-Key': 'flash-1' } }, body: { title: 'It’s a flash' } });",
  );
});

test('a type is written in one line', () => {
  expect(typeOf({ anyOf: [{ $ref: '#/components/schemas/Reference' }, { type: 'null' }] })).toBe(
    'Reference | null',
  );
  expect(typeOf({ type: 'array', items: { enum: ['a', 'b'] } })).toBe('("a" | "b")[]');
  expect(typeOf({ type: 'integer', minimum: 1, maximum: 100 })).toBe('integer 1–100');
  expect(typeOf({ type: 'string', maxLength: 200 })).toBe('string ≤200');
  const point = { type: 'object', properties: { at: { type: 'string' }, value: { type: 'number' } } };
  expect(typeOf({ type: 'array', items: point })).toBe('{ at: string; value: number }[]');
  expect(typeOf({ anyOf: [point, { type: 'null' }] })).toBe('{ at: string; value: number } | null');
  expect(typeOf({ type: 'array', items: { anyOf: [point, { type: 'null' }] } })).toBe(
    '({ at: string; value: number } | null)[]',
  );
});
