/** @jest-environment node */
import { spelledOtherwise } from '@/backend/modules/search/queries/british-spelling';

test.each([
  ['decentralised', 'decentralized'],
  ['organisation', 'organization'],
  ['tokenising', 'tokenizing'],
  ['analyse', 'analyze'],
  ['behaviour', 'behavior'],
  ['centre', 'center'],
  ['catalogue', 'catalog'],
  ['defence', 'defense'],
  ['cancelled', 'canceled'],
  ['labelling', 'labeling'],
])('%s and %s are the same word, both ways', (british, american) => {
  expect(spelledOtherwise(british)).toBe(american);
  expect(spelledOtherwise(american)).toBe(british);
});

test.each(['enterprise', 'exercise', 'promise', 'size', 'rise', 'store', 'letter', 'rollup', 'model'])(
  '%s has one spelling',
  (word) => {
    expect(spelledOtherwise(word)).toBeNull();
  },
);
