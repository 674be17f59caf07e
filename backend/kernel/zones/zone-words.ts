import { RUSSIAN_NAMES } from './russian-zones';

/** Abbreviations that people write for a zone with its clock changes: `EST` in July means the clocks of New York. */
export const ABBREVIATIONS: Readonly<Record<string, string>> = {
  ...{ utc: 'Etc/UTC', ut: 'Etc/UTC', gmt: 'Etc/UTC', z: 'Etc/UTC', zulu: 'Etc/UTC', uct: 'Etc/UTC' },
  ...{ et: 'America/New_York', est: 'America/New_York', edt: 'America/New_York' },
  ...{ ct: 'America/Chicago', cst: 'America/Chicago', cdt: 'America/Chicago' },
  ...{ mt: 'America/Denver', mst: 'America/Denver', mdt: 'America/Denver' },
  ...{ pt: 'America/Los_Angeles', pst: 'America/Los_Angeles', pdt: 'America/Los_Angeles' },
  ...{ akst: 'America/Anchorage', akdt: 'America/Anchorage', hst: 'Pacific/Honolulu' },
  ...{ ast: 'America/Halifax', adt: 'America/Halifax', nst: 'America/St_Johns', ndt: 'America/St_Johns' },
  ...{ brt: 'America/Sao_Paulo', art: 'America/Argentina/Buenos_Aires', clt: 'America/Santiago' },
  ...{ bst: 'Europe/London', wet: 'Europe/Lisbon', west: 'Europe/Lisbon', msk: 'Europe/Moscow' },
  ...{ cet: 'Europe/Berlin', cest: 'Europe/Berlin', mez: 'Europe/Berlin', mesz: 'Europe/Berlin' },
  ...{ met: 'Europe/Berlin', mest: 'Europe/Berlin', eet: 'Europe/Helsinki', eest: 'Europe/Helsinki' },
  ...{ trt: 'Europe/Istanbul', irst: 'Asia/Tehran', gst: 'Asia/Dubai', pkt: 'Asia/Karachi' },
  ...{ ist: 'Asia/Kolkata', ict: 'Asia/Bangkok', wib: 'Asia/Jakarta', myt: 'Asia/Kuala_Lumpur' },
  ...{ bjt: 'Asia/Shanghai', hkt: 'Asia/Hong_Kong', sgt: 'Asia/Singapore', pht: 'Asia/Manila' },
  ...{ jst: 'Asia/Tokyo', kst: 'Asia/Seoul', awst: 'Australia/Perth', acst: 'Australia/Adelaide' },
  ...{ aet: 'Australia/Sydney', aest: 'Australia/Sydney', aedt: 'Australia/Sydney' },
  ...{ acdt: 'Australia/Adelaide', nzst: 'Pacific/Auckland', nzdt: 'Pacific/Auckland' },
  ...{ sast: 'Africa/Johannesburg', eat: 'Africa/Nairobi', wat: 'Africa/Lagos', cat: 'Africa/Maputo' },
};

const CITIES_OF: Readonly<Record<string, string>> = {
  'Asia/Shanghai':
    'beijing peking shenzhen guangzhou hangzhou chengdu nanjing wuhan xian tianjin suzhou china chine cina mainland_china',
  'Asia/Hong_Kong': 'hongkong hong_kong_sar hong_kong_s.a.r.',
  'Asia/Macau': 'macao macau_sar',
  'Asia/Taipei': 'taibei taiwan kaohsiung',
  'Asia/Tokyo': 'osaka sapporo kyoto japan',
  'Asia/Seoul': 'busan korea south_korea 서울 대한민국_표준시 한국',
  'Asia/Kolkata': 'mumbai delhi new_delhi chennai bangalore bengaluru india',
  'Asia/Ho_Chi_Minh': 'hanoi vietnam',
  'Asia/Dubai': 'abu_dhabi',
  'America/Los_Angeles': 'san_francisco seattle las_vegas san_diego san_jose pacific pacifique pacifico',
  'America/Denver': 'salt_lake_city mountain rocheuses montana',
  'America/Chicago': 'houston dallas austin central centre',
  'America/New_York': 'washington boston miami atlanta philadelphia eastern est este leste',
  'America/Phoenix': 'arizona',
  'America/Anchorage': 'alaska',
  'Pacific/Honolulu': 'hawaii',
  'America/Halifax': 'atlantic',
  'America/Nuuk': 'greenland',
  'America/St_Johns': 'newfoundland',
  'America/Sao_Paulo': 'brasilia',
  'America/Santiago': 'chile',
  'Europe/London': 'edinburgh manchester uk england',
  'Europe/Berlin': 'munich frankfurt hamburg cologne germany bern амстердам',
  'Europe/Zurich': 'geneva basel',
  'Europe/Madrid': 'barcelona spain',
  'Europe/Paris': 'romance romanische брюссель',
  'Europe/Rome': 'milan italy',
  'Europe/Bucharest': 'athen',
  'Australia/Sydney': 'canberra',
};

/** Letters without accents. */
export const withoutMarks = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');

/** Cities and regions without a zone of their name, and the zone they are in. Lower case, words joined by `_`. */
export const CITIES: ReadonlyMap<string, string> = new Map(
  [...Object.entries(RUSSIAN_NAMES), ...Object.entries(CITIES_OF)].flatMap(([zone, cities]) =>
    cities.split(' ').map((city) => [withoutMarks(city), zone] as const),
  ),
);

/** Chinese names without `标准时间`, as Windows and people write them. In simplified characters. */
// prettier-ignore
export const CHINESE_ZONES: readonly (readonly [pattern: RegExp, zone: string])[] = [
  [/中国|北京|上海|重庆|中原/, 'Asia/Shanghai'], [/香港/, 'Asia/Hong_Kong'], [/澳门/, 'Asia/Macau'],
  [/台北|台湾|台[北湾]/, 'Asia/Taipei'], [/东京|大阪|札幌|日本/, 'Asia/Tokyo'], [/首尔|汉城|韩国/, 'Asia/Seoul'],
  [/新加坡|马来西亚半岛|马来半岛/, 'Asia/Singapore'], [/吉隆坡|马来西亚/, 'Asia/Kuala_Lumpur'],
  [/东南亚|曼谷|河内|雅加达/, 'Asia/Bangkok'], [/马尼拉|菲律宾/, 'Asia/Manila'],
  [/印度|孟买|新德里/, 'Asia/Kolkata'], [/迪拜|阿布扎比|阿拉伯半岛/, 'Asia/Dubai'],
  [/北美太平洋|太平洋时间|^太平洋|美西|洛杉矶|旧金山|西雅图/, 'America/Los_Angeles'],
  [/美东|北美东部|美国东部|^东部|纽约|华盛顿/, 'America/New_York'],
  [/北美中部|美国中部|美中|^中部|芝加哥/, 'America/Chicago'], [/北美山区|山地|山区|丹佛/, 'America/Denver'],
  [/大西洋/, 'America/Halifax'], [/夏威夷/, 'Pacific/Honolulu'], [/阿拉斯加/, 'America/Anchorage'],
  [/格林[威尼]治|英国|伦敦|^gmt/, 'Europe/London'], [/罗马|巴黎|马德里|布鲁塞尔|哥本哈根/, 'Europe/Paris'],
  [/西欧|柏林|德国|阿姆斯特丹|斯德哥尔摩|维也纳|苏黎世/, 'Europe/Berlin'], [/中欧/, 'Europe/Berlin'],
  [/东欧/, 'Europe/Bucharest'], [/俄罗斯|莫斯科/, 'Europe/Moscow'], [/土耳其|伊斯坦布尔/, 'Europe/Istanbul'],
  [/悉尼|墨尔本|堪培拉|澳大利亚东部|澳洲东部/, 'Australia/Sydney'], [/新西兰|奥克兰|惠灵顿/, 'Pacific/Auckland'],
  [/协调世界时|世界协调时|世界标准时间/, 'Etc/UTC'],
];
