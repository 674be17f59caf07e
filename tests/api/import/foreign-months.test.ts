import { parseDate } from '@/backend/kernel/dates/dates';

const SECOND = '2026-11-25T13:29:34.000Z';
const MINUTE = '2026-11-25T13:29:00.000Z';

test.each([
  ['25 novembre 2026 à 13:29', MINUTE],
  ['mer. 25 nov. 2026 13:29:34 +0000', SECOND],
  ['mar. 25 nov. 2026 13:29:34 +0000', SECOND],
  ['Mar 25, 2026 13:29', '2026-03-25T13:29:00.000Z'],
  ['mercredi 25 novembre 2026 13h29', MINUTE],
  ['1er août 2026', '2026-08-01'],
  ['fév 2026', '2026-02'],
  ['25 févr. 2026', '2026-02-25'],
  ['Mi, 25 Dez 2026 13:29:34 +0100', '2026-12-25T12:29:34.000Z'],
  ['Mittwoch, 25. März 2026', '2026-03-25'],
  ['25. November 2026, 13:29 Uhr', MINUTE],
  ['25. Oktober 2026 um 13:29 Uhr', '2026-10-25T13:29:00.000Z'],
  ['25 de noviembre de 2026', '2026-11-25'],
  ['mié, 25 ago 2026 13:29:34 GMT', '2026-08-25T13:29:34.000Z'],
  ['miércoles, 25 de enero de 2026 13:29', '2026-01-25T13:29:00.000Z'],
  ['25 de fevereiro de 2026 às 13:29', '2026-02-25T13:29:00.000Z'],
  ['qua, 25 out 2026 13:29:34 -0300', '2026-10-25T16:29:34.000Z'],
  ['Ср, 25 ноя 2026 16:29:34 +0300', SECOND],
  ['25 декабря 2026 г., 13:29', '2026-12-25T13:29:00.000Z'],
  ['1 мая 2026 г.', '2026-05-01'],
  ['2026年11月25日(水) 13時29分', MINUTE],
  ['2026년 11월 25일 13:29', MINUTE],
  ['2026년 11월 25일 오후 1시 29분', MINUTE],
  ['2026년 11월 25일 (수)', '2026-11-25'],
  ['25 jui 2026', null],
  ['25 Quux 2026', null],
])('with a month of another language: %s', (raw, instant) => expect(parseDate(raw, false)).toBe(instant));
