/** @jest-environment node */
import { decodeDrawing } from '@/backend/contract/figures/code';
import { eventFigure } from '@/backend/modules/events/queries/figure';

const event = { agenda: [], endTime: new Date('2026-12-05T10:00:00Z'), timeZone: 'Asia/Shanghai' };
const text = {
  eventId: 7,
  lang: 'zh-Hans' as const,
  title: '链上清算工作坊',
  summary: '',
  details: '',
  city: '',
  address: '',
};
const drawn = (fields: object) => {
  const eventText = { ...text, ...fields };
  return decodeDrawing(eventFigure(event, eventText, eventText).figure?.code ?? '');
};

test('the cover of an event without details has a bar for each line of its text, and at least one', () => {
  expect(drawn({})?.lines[0]).toHaveLength(1);
  const whole = drawn({ summary: '半天。三个人讲给你听，讲完就走！', city: '上海', address: '南阳路88号' });
  expect(whole).toMatchObject({ rule: 'paragraphs', lit: 2 });
  expect(whole?.lines[0]).toHaveLength(4);
});

test('the lines of an event without details are not called paragraphs', () => {
  expect(eventFigure(event, text, text).figure).toMatchObject({ value: '' });
});

test('details are drawn as soon as there are any', () => {
  const figure = drawn({ summary: '半天。', city: '上海', details: '<p>第一段</p><p>比较长的第二段</p>' });
  expect(figure).toMatchObject({ rule: 'paragraphs', lit: 1 });
  expect(figure?.lines[0]).toHaveLength(2);
});
