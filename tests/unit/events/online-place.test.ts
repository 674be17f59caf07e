/** @jest-environment node */
import { shownMap, shownText } from '@/backend/modules/events/queries/row';

const text = {
  ...{ eventId: 7, lang: 'zh-Hans' as const, title: '链上清算工作坊', summary: '', details: '' },
  ...{ city: '上海', address: '南阳路88号' },
};
const mapUrl = 'https://maps.example/7';

test.each(['offline', 'both'] as const)('an event held %s shows its place and its map', (mode) => {
  expect(shownText({ mode }, [text], 'en')).toEqual(text);
  expect(shownMap({ mode, mapUrl })).toBe(mapUrl);
});

test('an event that is only online shows neither, even if they were filled in; its other texts stay', () => {
  expect(shownText({ mode: 'online' }, [text], 'zh-Hant')).toEqual({ ...text, city: '', address: '' });
  expect(shownMap({ mode: 'online', mapUrl })).toBe('');
  expect(shownText({ mode: 'online' }, [], 'en')).toBeUndefined();
});
