/** @jest-environment node */
import { eventFigure } from '@/backend/modules/events/queries/figure';

const event = {
  ...{ agenda: [], tickets: [], hasPublicNumbers: true, turn: 0 },
  startTime: new Date('2026-12-05T06:00:00Z'),
  endTime: new Date('2026-12-05T10:00:00Z'),
  timeZone: 'Asia/Shanghai',
};
const text = {
  eventId: 7,
  lang: 'zh-Hans' as const,
  title: '链上清算工作坊',
  summary: '',
  details: '',
  city: '',
  address: '',
};
const figureOf = (fields: object, more: Partial<Parameters<typeof eventFigure>[0]> = {}) => {
  const eventText = { ...text, ...fields };
  return eventFigure({ ...event, ...more }, eventText, eventText).figure;
};
const agenda = ['14:00', '14:30', '17:00'].map((time) => ({ time, title: { 'zh-Hans': `${time}的一场` } }));
const tickets = [120, 30, 40].map((quantity, at) => ({
  ...{ quantity, isHidden: false },
  name: { 'zh-Hans': `第${at + 1}种票` },
}));

test('an event whose text has nothing to draw has no cover', () => {
  expect(figureOf({})).toBeUndefined();
  expect(
    figureOf({ summary: '半天。三个人讲给你听，讲完就走！', city: '上海', address: '南阳路88号' }),
  ).toBeUndefined();
});

test('an agenda is drawn from its first to its last minute, the longest entry named', () => {
  expect(figureOf({}, { agenda })).toMatchObject({
    kind: 'span',
    count: 3,
    words: ['14:30的一场', '14:00', '18:00'],
  });
});

test('without an agenda the number of its title is drawn', () => {
  expect(figureOf({ title: '四十八小时节点接力' })).toMatchObject({ kind: 'title-number', value: '48小时' });
});

test('of any eight successive events with the same things to draw at most three have a drawing of one kind', () => {
  const kinds = Array.from({ length: 24 }, (_, turn) => figureOf({}, { agenda, tickets, turn })?.kind);
  expect(new Set(kinds)).toEqual(new Set(['span', 'clock', 'rows']));
  for (let start = 0; start + 8 <= kinds.length; start += 1)
    for (const kind of new Set(kinds))
      expect(kinds.slice(start, start + 8).filter((other) => other === kind).length).toBeLessThanOrEqual(3);
});

test('the hour of the start and the published number of tickets are drawn when it is their turn', () => {
  expect(figureOf({}, { turn: 1 })).toMatchObject({ kind: 'clock', value: '14:00' });
  expect(figureOf({}, { tickets, turn: 2 })).toMatchObject({ kind: 'rows', label: '第1种票', value: '120' });
  expect(figureOf({}, { tickets, turn: 2, hasPublicNumbers: false })).toBeUndefined();
});

test('an agenda without days is not drawn for an event longer than a day', () => {
  const endTime = new Date('2026-12-06T10:00:00Z');
  expect(figureOf({}, { agenda, endTime })).toBeUndefined();
});
