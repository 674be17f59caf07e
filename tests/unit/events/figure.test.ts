/** @jest-environment node */
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
const figureOf = (fields: object, agenda: { time: string; title: { 'zh-Hans': string } }[] = []) => {
  const eventText = { ...text, ...fields };
  return eventFigure({ ...event, agenda }, eventText, eventText).figure;
};

test('an event whose text has nothing to draw has no cover', () => {
  expect(figureOf({})).toBeUndefined();
  expect(
    figureOf({ summary: '半天。三个人讲给你听，讲完就走！', city: '上海', address: '南阳路88号' }),
  ).toBeUndefined();
});

test('an agenda is drawn from its first to its last minute, the longest entry named', () => {
  const agenda = ['14:00', '14:30', '17:00'].map((time) => ({ time, title: { 'zh-Hans': `${time}的一场` } }));
  expect(figureOf({}, agenda)).toMatchObject({
    kind: 'span',
    count: 3,
    words: ['14:30的一场', '14:00', '18:00'],
  });
});

test('without an agenda the number of its title is drawn', () => {
  expect(figureOf({ title: '四十八小时节点接力' })).toMatchObject({ kind: 'title-number', value: '48小时' });
});
