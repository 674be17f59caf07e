const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** A locale with its country's time zones: a property on older platforms, a method on newer ones. */
interface ZonedLocale extends Intl.Locale {
  timeZones?: string[];
  getTimeZones?: () => string[];
}

let countries: Map<string, string> | null = null;

/** The country of a time zone, in two letters (ISO 3166); undefined for a zone without a country. */
export function countryOf(timeZone: string): string | undefined {
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
