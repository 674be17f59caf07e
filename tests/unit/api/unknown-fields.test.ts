/** @jest-environment node */
import { z } from 'zod';
import { calls } from '@/backend/contract/calls';
import { actions } from '@/lib/api/actions';
import { openApiDocument } from '@/lib/api/openapi/document';
import { unknownFields } from '@/lib/api/unknown-fields';

test('a name with a slip is found at every depth, and what the form has is not', () => {
  const form = z.object({
    title: z.string(),
    note: z.object({ en: z.string() }).partial().optional(),
    rows: z.array(z.object({ at: z.string() })).default([]),
    either: z.union([z.object({ a: z.number() }), z.object({ b: z.number() })]).nullish(),
    named: z.record(z.string(), z.object({ x: z.number() })).optional(),
    changed: z.preprocess((value) => value, z.object({ y: z.number() })).optional(),
  });
  const good = {
    title: '',
    note: { en: '' },
    rows: [{ at: '' }],
    either: { b: 1 },
    named: { any: { x: 1 } },
    changed: { y: 1 },
  };
  expect(unknownFields(form, good)).toEqual([]);
  const slips = {
    titel: '',
    note: { eng: '' },
    rows: [{ at: '' }, { time: '' }],
    either: { b: 1, c: 2 },
    named: { any: { z: 1 } },
    changed: { w: 1 },
    constructor: 1,
  };
  expect(unknownFields(form, slips)).toEqual([
    'titel',
    'note.eng',
    'rows.1.time',
    'either.c',
    'named.any.z',
    'changed.w',
    'constructor',
  ]);
  expect(unknownFields(form, null)).toEqual([]);
});

test('the description says that bodies have no other names', () => {
  const { paths } = openApiDocument('https://news.example/api/v1', 'News');
  const writing = actions.filter(({ method, call }) => method !== 'GET' && call !== 'upload');
  const closed = writing.map(({ path, method }) => {
    const operation = paths[path]?.[method.toLowerCase()];
    return z
      .object({
        requestBody: z.object({ content: z.record(z.string(), z.object({ schema: z.looseObject({}) })) }),
      })
      .parse(operation).requestBody.content['application/json']?.schema.additionalProperties;
  });
  expect(closed).toEqual(writing.map(() => false));
});

test('every action refuses a name that nobody has', () => {
  for (const { name, call } of actions)
    expect([name, unknownFields(calls[call].input, { nobody_has_this: 1 })]).toEqual([
      name,
      ['nobody_has_this'],
    ]);
});

test('what begins something new takes no id and no version, and what changes it no key of a request', () => {
  const { paths } = openApiDocument('https://news.example/api/v1', 'News');
  const fieldsAt = (path: string, method: string) => {
    const { schema } = JSON.parse(JSON.stringify(paths))[path][method].requestBody.content[
      'application/json'
    ];
    return Object.keys(schema.properties);
  };
  for (const path of ['/drafts', '/events']) {
    expect(fieldsAt(path, 'post')).toContain('title');
    expect(fieldsAt(path, 'post')).not.toContain('id');
    expect(fieldsAt(path, 'post')).not.toContain('version');
    expect(fieldsAt(`${path}/{id}`, 'patch')).toContain('version');
    for (const key of ['key', 'idempotency_key'])
      expect(fieldsAt(`${path}/{id}`, 'patch')).not.toContain(key);
  }
});
