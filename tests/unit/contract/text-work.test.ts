import { eventForm } from '@/backend/contract/events/form';
import { sanitizeRichText } from '@/backend/contract/rich-text/sanitize';
import {
  isOvermarked,
  marksIn,
  MAX_EVENT_MARKS,
  MAX_MARKS,
  textWork,
} from '@/backend/contract/rich-text/text-work';
import { calls } from '@/backend/contract/calls';

const FLOODS = ['<', '&', '&lt;', '<b>', '<p>', '</p>', '<a href=x>', '<table><tr><td>x'];

test.each(FLOODS)(
  'a megabyte of %s is refused when a member sends it, and becomes plain text when it comes from elsewhere',
  (sign) => {
    const flood = sign.repeat(1_000_000 / sign.length);
    expect(isOvermarked(flood)).toBe(true);
    const { success, error } = calls.saveDraft.input.safeParse({ title: 'x', body: flood });
    expect([success, error?.issues[0]?.message]).toEqual([false, 'tooLong']);
    expect(eventForm.safeParse({ details: flood.slice(0, 200_000) }).success).toBe(
      marksIn(flood.slice(0, 200_000)) <= MAX_EVENT_MARKS,
    );
    // What later parsers get: two marks for each paragraph of two thousand characters.
    expect(marksIn(sanitizeRichText(flood))).toBeLessThan(2000);
  },
);

test('the longest texts that people write are accepted unchanged', () => {
  const article = '<p>链上的<b>结算</b>与<a href="https://example.org/">说明</a>。</p>'.repeat(4000);
  expect(isOvermarked(article)).toBe(false);
  expect(sanitizeRichText(article)).toContain('<b>结算</b>');
  expect(calls.saveDraft.input.safeParse({ title: 'x', body: article }).success).toBe(true);
});

test('work grows with marks and length, and counting stops at the limit', () => {
  expect(textWork('')).toBe(0);
  expect(textWork('<p>a&amp;b</p>')).toBe(4);
  expect(textWork('x'.repeat(2000))).toBe(100);
  expect(marksIn('<'.repeat(1_000_000))).toBe(MAX_MARKS + 1);
});
