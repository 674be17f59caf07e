const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** A locale with its country's time zones: a property on older platforms, a method on newer ones. */
interface ZonedLocale extends Intl.Locale {
  timeZones?: string[];
  getTimeZones?: () => string[];
}

let countries: Map<string, string> | null = null;

/** The zone of an event for which nobody chose one: it says nothing about the country. */
const DEFAULT_ZONE = 'Asia/Shanghai';
/** Cities of mainland China where events are held, as people write them. */
const MAINLAND =
  /上海|北京|深圳|广州|廣州|杭州|成都|重庆|重慶|武汉|武漢|南京|苏州|蘇州|西安|天津|长沙|長沙|郑州|鄭州|青岛|青島|厦门|廈門|合肥|宁波|寧波|海口|三亚|三亞|昆明|大理|济南|濟南|福州|大连|大連|沈阳|瀋陽|珠海|东莞|東莞|佛山|无锡|無錫|shanghai|beijing|shenzhen|guangzhou|hangzhou|chengdu|chongqing|wuhan|nanjing|suzhou|xi'?an\b|tianjin|changsha|qingdao|xiamen|hainan|sanya|kunming|dali\b/i;

/**
 * The country an event is held in, in two letters (ISO 3166), as far as it is known: that of the time zone somebody chose.
 * The zone an event has without a choice is shared by other places, so it counts only for a city that lies there.
 */
export function countryOfEvent(timeZone: string, city: string): string | undefined {
  return timeZone === DEFAULT_ZONE && !MAINLAND.test(city) ? undefined : countryOf(timeZone);
}

/** The country of a time zone, in two letters (ISO 3166); undefined for a zone without a country. */
function countryOf(timeZone: string): string | undefined {
  countries ??= listCountries();
  return countries.get(timeZone);
}

function listCountries(): Map<string, string> {
  const regions = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return new Map(
    regions.flatMap((letters) => {
      // An alias such as UK is mapped to the code it stands for (GB).
      const locale: ZonedLocale = new Intl.Locale(`und-${letters}`);
      const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
      return zones.map((zone) => [zone, locale.region ?? letters] as const);
    }),
  );
}
