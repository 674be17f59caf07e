import { fold } from '@/backend/kernel/text/fold';
import { ownValue } from '@/backend/contract/own-value';
import { isTimeZone } from '@/backend/contract/calendar/time-zone';
import { minutesEast, offsetOfText } from './fixed-zone';
import { RUSSIAN_NUMBERS } from './russian-zones';
import { FORMER_WINDOWS_ZONES, WINDOWS_ZONES } from './windows-zones';
import { ABBREVIATIONS, CHINESE_ZONES, CITIES, withoutMarks } from './zone-words';

/** A name with an offset before it, as Outlook shows them: `(UTC+08:00) Beijing, Chongqing, Hong Kong`. */
const SHOWN = /^\(?(?:UTC|GMT)\s*([+\-\u2212]\d{1,2}(?:[:.]?\d{2})?)?\)?\s+(\D.*)$/i;
const AREA = /^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)\//;
const SEASONS = [new Date('2026-01-15T00:00:00Z'), new Date('2026-07-15T00:00:00Z')];
/** Calendars keep what Windows showed when they were made: Moscow was at UTC+04:00 until 2014. */
const FORMER_SEASONS = Array.from({ length: 20 }, (_, year) => [
  new Date(Date.UTC(2025 - year, 0, 15)),
  new Date(Date.UTC(2025 - year, 6, 15)),
]).flat();
const LOCALES = ['en', 'zh-Hans', 'zh-Hant', 'ja', 'ko', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'ru'];

/**
 * The IANA zone a name means: names of IANA itself, of Windows (CLDR), of cities, abbreviations, and names in Chinese and
 * some other languages; null for another name. A bare offset such as `UTC+8` is no name: `offsetOfText` reads it.
 * @param isChinese whether `CST` means the time of China
 */
export function zoneOfName(name: string, isChinese = false): string | null {
  const plain = name
    .replaceAll('\\', '')
    .replace(/^["'\s]+|["'\s]+$/g, '')
    .replace(/\s+/g, ' ');
  if (plain === '' || plain.length > 120 || offsetOfText(plain) !== null) return null;
  const zone = nameOfShown(plain, isChinese) ?? zoneOfPlain(plain, isChinese) ?? zoneOfBase(plain, isChinese);
  return zone === null ? null : (OLD_ZONES[zone] ?? zone);
}

/** Zones of POSIX, and offsets as names, by the place with the same clocks. */
const OLD_ZONES: Readonly<Record<string, string>> = {
  ...{ EST5EDT: 'America/New_York', CST6CDT: 'America/Chicago', MST7MDT: 'America/Denver' },
  ...{ PST8PDT: 'America/Los_Angeles', 'Etc/GMT-8': 'Asia/Shanghai', EST: 'America/New_York' },
  ...{ MET: 'Europe/Berlin', CET: 'Europe/Berlin', EET: 'Europe/Helsinki', WET: 'Europe/Lisbon' },
};

/** A name without the remark or the number after it, as in `Tokyo Standard Time 1`, or with another sign in it. */
function zoneOfBase(plain: string, isChinese: boolean): string | null {
  const base = plain.replace(/\s*[(（][^()（）]*[)）]$|\s+\d{1,2}$/, '');
  const path = plain.replace(AREA_DASH, '$1/');
  const names = [base, withoutTime(base), base.split(', ')[0] ?? '', path].filter(
    (name) => name !== plain && name !== '',
  );
  return names.map((name) => zoneOfPlain(name, isChinese)).find((zone) => zone !== null) ?? null;
}

/** A name without the word for time in a European language: Heure normale de Chine, Romanische Zeit. */
const withoutTime = (name: string) => name.replace(TIME_BEFORE, '').replace(TIME_AFTER, '');
const TIME_BEFORE =
  /^(?:hora|heure|ora|horário)\s+(?:(?:estándar|normale|standard|padrão|de verano|d[’']été)\s+)?(?:(?:de l|dell)[’']|(?:de la|del?|du|d[ao]) )?/i;
const TIME_AFTER = /\s+(?:time|(?:normal|sommer)?zeit|(?:стандартное |летнее )?время(?: США)?)$/i;

const AREA_DASH = /^(Africa|America|Asia|Atlantic|Australia|Europe|Pacific)[-_.]/i;

function zoneOfPlain(plain: string, isChinese: boolean): string | null {
  if (isChinese && /^CST$/i.test(plain)) return 'Asia/Shanghai';
  return (
    ownValue(ABBREVIATIONS, plain.toLowerCase()) ??
    ianaZone(plain) ??
    windowsZone(plain) ??
    russianZone(plain) ??
    zoneOfPath(plain) ??
    chineseZone(plain) ??
    localNames().get(plain.toLowerCase()) ??
    null
  );
}

function nameOfShown(plain: string, isChinese: boolean): string | null {
  const [, offset, places] = SHOWN.exec(plain) ?? [];
  if (places === undefined) return null;
  const minutes = offset === undefined ? 0 : offsetOfText(offset);
  const parts = [places, ...places.split(/[,，、;/]/)]
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const zones = parts.flatMap((part) => {
    const base = withoutTime(part.replace(/\s*[(（].*$/, ''));
    return zoneOfPlain(part, isChinese) ?? zoneOfPlain(base, isChinese) ?? [];
  });
  const hasOffset = (times: readonly Date[]) => (zone: string) =>
    times.some((at) => minutesEast(zone, at) === minutes);
  return zones.find(hasOffset(SEASONS)) ?? zones.find(hasOffset(FORMER_SEASONS)) ?? null;
}

/** A name of IANA, in its usual spelling. Offsets and abbreviations, which the platform also takes, are not names. */
function ianaZone(plain: string): string | null {
  const name = plain.replaceAll(' ', '_');
  if (!/^[A-Za-z][\w+/-]*$/.test(name) || !isTimeZone(name)) return null;
  const usual = zonesByName().get(name.toLowerCase());
  if (usual ?? AREA.test(name)) return usual ?? name;
  // Old names of a country, such as `PRC` and `US/Pacific`; three letters are also what the platform takes `AST` for.
  if (/^[A-Z]{3,4}$/.test(name) && !/^(PRC|ROC|ROK|EIRE|CUBA|IRAN)$/i.test(name)) return null;
  return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
}

function windowsZone(plain: string): string | null {
  const standard = plain
    .replace(/\b(?:(?:daylight|summer|standard) )?time\b|\b(?:normal|sommer)?zeit\b/i, 'Standard Time')
    .toLowerCase();
  const zones = windowsByName();
  const parts = [
    plain.toLowerCase(),
    standard,
    `${standard} standard time`,
    ...standard.split('/').map((part) => `${part.trim()} standard time`),
  ];
  return parts.map((part) => zones.get(part)).find((zone) => zone !== undefined) ?? null;
}

/** Zones of Russia by their number, and Russian adjectives before the word for time. */
function russianZone(plain: string): string | null {
  const [, number] = /^(?:RTZ|(?:Russia|Россия) TZ)\s?(\d{1,2})(?!\d)/i.exec(plain) ?? [];
  if (number !== undefined) return RUSSIAN_NUMBERS[Number(number) - 1] ?? null;
  if (!/\p{Script=Cyrillic}/u.test(plain)) return null;
  return CITIES.get(withoutMarks(withoutTime(plain).toLowerCase().replaceAll(' ', '_'))) ?? null;
}

/** The zone at the end of a path, such as `/example.org/2010_1/Asia/Tokyo` or `Asia/Beijing`. */
function zoneOfPath(plain: string): string | null {
  const parts = plain
    .replaceAll(' ', '_')
    .split('/')
    .filter((part) => part !== '');
  for (let at = 1; at < parts.length - 1; at += 1) {
    const zone = ianaZone(parts.slice(at).join('/'));
    if (zone) return zone;
  }
  const last = (parts.at(-1) ?? '').toLowerCase().replace(/[-_]\d+$/, '');
  const city = withoutMarks(last);
  return CITIES.get(city) ?? citiesOfZones().get(city) ?? ownValue(ABBREVIATIONS, city) ?? null;
}

function chineseZone(plain: string): string | null {
  if (!/\p{Script=Han}/u.test(plain)) return null;
  const simplified = fold(plain);
  return CHINESE_ZONES.find(([pattern]) => pattern.test(simplified))?.[1] ?? null;
}

const zonesByName = once(
  () => new Map(Intl.supportedValuesOf('timeZone').map((zone) => [zone.toLowerCase(), zone])),
);

const windowsByName = once(
  () =>
    new Map(
      Object.entries({ ...FORMER_WINDOWS_ZONES, ...WINDOWS_ZONES }).map(([name, zone]) => [
        name.toLowerCase(),
        zone,
      ]),
    ),
);

/** Zones by the last part of their names. */
const citiesOfZones = once(
  () =>
    new Map(
      Intl.supportedValuesOf('timeZone').map(
        (zone) => [zone.replace(/^.*\//, '').toLowerCase(), zone] as const,
      ),
    ),
);

/** Zones by their long names in several languages. Of several zones with a name, Windows' choice is taken. */
const localNames = once(() => {
  const names = new Map<string, string>();
  for (const zone of Object.values(WINDOWS_ZONES))
    for (const locale of LOCALES)
      for (const timeZoneName of ['long', 'longGeneric'] as const) {
        const format = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName });
        for (const season of SEASONS) {
          const name = format
            .formatToParts(season)
            .find(({ type }) => type === 'timeZoneName')
            ?.value.toLowerCase();
          if (name && !names.has(name) && !/^(gmt|utc)/.test(name)) names.set(name, zone);
        }
      }
  return names;
});

function once<Value>(read: () => Value): () => Value {
  let value: Value | null = null;
  return () => (value ??= read());
}
