import { fixedZone, offsetOfText } from '@/backend/kernel/zones/fixed-zone';
import { RUSSIAN_NAMES } from '@/backend/kernel/zones/russian-zones';
import { FORMER_WINDOWS_ZONES, WINDOWS_ZONES } from '@/backend/kernel/zones/windows-zones';
import { zoneOfName } from '@/backend/kernel/zones/zone-of-name';
import { isTimeZone } from '@/backend/contract/calendar/time-zone';

test.each([
  ['Asia/Shanghai', 'Asia/Shanghai'],
  ['asia/hong_kong', 'Asia/Hong_Kong'],
  ['"America/New_York"', 'America/New_York'],
  ['America/Los Angeles', 'America/Los_Angeles'],
  ['PRC', 'Asia/Shanghai'],
  ['US/Pacific', 'America/Los_Angeles'],
  ['Asia/Beijing', 'Asia/Shanghai'],
  ['/mozilla.org/20050126_1/America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['China Standard Time', 'Asia/Shanghai'],
  ['w. europe standard time', 'Europe/Berlin'],
  ['Pacific Daylight Time', 'America/Los_Angeles'],
  ['中国标准时间', 'Asia/Shanghai'],
  ['中國標準時間', 'Asia/Shanghai'],
  ['北美太平洋标准时间', 'America/Los_Angeles'],
  ['東部標準時間', 'America/New_York'],
  ['东京标准时间', 'Asia/Tokyo'],
  ['台北標準時間', 'Asia/Taipei'],
  ['GMT 标准时间', 'Europe/London'],
  ['日本標準時', 'Asia/Tokyo'],
  ['(UTC+08:00) Beijing, Chongqing, Hong Kong, Urumqi', 'Asia/Shanghai'],
  ['(UTC-08:00) Pacific Time (US & Canada)', 'America/Los_Angeles'],
  ['(UTC+08:00) 北京，重庆，香港特别行政区，乌鲁木齐', 'Asia/Shanghai'],
  ['(UTC-03:00) Brasília', 'America/Sao_Paulo'],
  ['tzone://Microsoft/Utc', 'Etc/UTC'],
  ['(UTC+01:00) Bruxelles, Copenhague, Madrid, Paris', 'Europe/Madrid'],
  ['Paris, Madrid', 'Europe/Paris'],
  ['Paris, Madrid (heure d’été)', 'Europe/Paris'],
  ['Mitteleuropäische Zeit', 'Europe/Budapest'],
  ['Romanische Normalzeit', 'Europe/Paris'],
  ['Hora estándar romance', 'Europe/Paris'],
  ['China Normalzeit', 'Asia/Shanghai'],
  ['Heure normale de Chine', 'Asia/Shanghai'],
  ['Eastern Normalzeit', 'America/New_York'],
  ['(UTC-05:00) Eastern Zeit (USA & Kanada)', 'America/New_York'],
  ['(UTC-05:00) Heure de l’Est (É.-U. et Canada)', 'America/New_York'],
  ['(UTC-05:00) Hora del este (EE. UU. y Canadá)', 'America/New_York'],
  ['(UTC-08:00) Pacifique (É.-U. et Canada)', 'America/Los_Angeles'],
  ['(UTC+03:00) Москва, Санкт-Петербург', 'Europe/Moscow'],
  ['(UTC+04:00) Москва, Санкт-Петербург, Волгоград', 'Europe/Moscow'],
  ['(UTC+05:00) Екатеринбург (RTZ 4)', 'Asia/Yekaterinburg'],
  ['(UTC+01:00) Белград, Братислава, Будапешт, Любляна, Прага', 'Europe/Budapest'],
  ['(UTC-08:00) Тихоокеанское время (США и Канада)', 'America/Los_Angeles'],
  ['(UTC-06:00) Центральная Америка', 'America/Guatemala'],
  ['(UTC-03:00) Greenland', 'America/Nuuk'],
  ['Восточное время США (зима)', 'America/New_York'],
  ['Московское стандартное время', 'Europe/Moscow'],
  ['RTZ 2 (зима)', 'Europe/Moscow'],
  ['Russia TZ 10 Standard Time', 'Asia/Srednekolymsk'],
  ['Russia Time Zone 3', 'Europe/Samara'],
  ['Mexico Standard Time 2', 'America/Mazatlan'],
  ['(UTC+09:00) 서울', 'Asia/Seoul'],
  ['대한민국 표준시', 'Asia/Seoul'],
  ['EST', 'America/New_York'],
  ['Tokyo', 'Asia/Tokyo'],
])('%s is the zone %s', (name, zone) => expect(zoneOfName(name)).toBe(zone));

test.each([
  '',
  'UTC+8',
  '+08:00',
  'Customized Time Zone',
  'constructor',
  'AST4',
  'a/b/c',
  '某个时区',
  'RTZ 12',
  'Время',
])('"%s" names no place', (name) => expect(zoneOfName(name)).toBeNull());

test('CST is the time of China in Chinese calendars alone', () => {
  expect([zoneOfName('CST', true), zoneOfName('CST')]).toEqual(['Asia/Shanghai', 'America/Chicago']);
});

test('every zone of Windows is one of IANA', () => {
  expect(Object.values(WINDOWS_ZONES).filter((zone) => !isTimeZone(zone))).toEqual([]);
});

test('every name of Windows is found, but for bare offsets', () => {
  const names = Object.keys({ ...WINDOWS_ZONES, ...FORMER_WINDOWS_ZONES });
  expect(names.length).toBeGreaterThan(130);
  const unknown = names.filter((name) => zoneOfName(name) === null);
  expect(unknown.filter((name) => offsetOfText(name) === null)).toEqual([]);
});

test('every Russian name is found, and each name in one zone only', () => {
  const names = Object.entries(RUSSIAN_NAMES).flatMap(([zone, words]) =>
    words.split(' ').map((name) => ({ name: name.replaceAll('_', ' '), zone })),
  );
  expect(names.filter(({ name, zone }) => zoneOfName(name) !== zone)).toEqual([]);
});

test('a bare offset is a zone whose clocks never change', () => {
  const texts = ['UTC+8', 'GMT+0800', 'utc +08:00', '+8', 'UTC-5', '+05:30', 'UTC'];
  expect(texts.map(offsetOfText)).toEqual([480, 480, 480, 480, -300, 330, null]);
  expect(offsetOfText('UTC+25')).toBeNull();
  const at = new Date('2027-07-01T00:00:00Z');
  expect([480, -300, 0].map((minutes) => fixedZone(minutes, at))).toEqual([
    'Asia/Shanghai',
    'Etc/GMT+5',
    'Etc/UTC',
  ]);
  expect(isTimeZone(fixedZone(330, at) ?? '')).toBe(true);
});
