const LOCALES = ['fr', 'de', 'es', 'pt', 'it', 'nl', 'ru'];
const ENGLISH = Array.from({ length: 12 }, (_, month) => nameOf('en', month, { month: 'long' }));
/** A word beside the number of a day or a year, with what connects them: 25 de noviembre de 2026, 25. Dez. 2026. */
const BESIDE_NUMBER =
  /(?<=\d(?:er|º|ª|\.)?[\s./-]+(?:de |d['’])?)(\p{L}{3,})\.?(?!\p{L})(?: (?:de|del)(?= \d))?|^(\p{L}{3,})\.?(?: (?:de|del))?(?= \d{4}\b)/gu;
/** What stands between a day, a year and a time in these languages. */
const CONNECTIONS =
  /(?<=\d) (?:de|del) (?=\p{L})|(?<=[\s,])(?:um|à|às|a las|alle|om|uhr|uur|г\.?)(?=[\s,]|$)|(?<=\d)(?:er|º|ª)(?= )/giu;
const KOREAN = { 년: '年', 월: '月', 일: '日', 시: '时', 분: '分', 초: '秒' } as const;

interface Name {
  name: string;
  month: number;
}

/** A date with the months of other languages in English, and without the words and weekdays around them. */
export function withEnglishMonths(text: string): string {
  const korean = text.replace(/(?<=\d\s*)[년월일시분초]/g, (unit) => KOREAN[unit as keyof typeof KOREAN]);
  const named = korean.replace(BESIDE_NUMBER, (whole, inside?: string, first?: string) => {
    const month = monthNamed(inside ?? first ?? '');
    return month === null ? whole : (ENGLISH[month] ?? whole);
  });
  return (
    named
      // Mar is a weekday in French and Spanish where a month follows the day: mar. 25 nov.
      .replace(/^(\p{L}{2,})\.?,? (?=\d{1,2}[.\s]+(\p{L}{3})?)/u, (whole, word: string, month?: string) =>
        weekdays().has(bare(word)) && (month !== undefined || !isEnglish(bare(word))) ? '' : whole,
      )
      .replace(CONNECTIONS, ' ')
      .replace(
        /(?<=\d{4},? +)(\d{1,2})(?:h|\s*Uhr)\s*(\d{2})?(?=\s|$)/gi,
        (_, hour: string, minute = '00') => `${hour}:${minute}`,
      )
  );
}

/** The month that begins so in these languages; null where none does, or several. */
function monthNamed(written: string): number | null {
  const word = bare(written);
  if (isEnglish(word)) return null;
  const all = new Set(names().flatMap(({ name, month }) => (name.startsWith(word) ? month : [])));
  const [only = null, ...others] = all;
  return others.length > 0 ? null : only;
}

const isEnglish = (word: string) => ENGLISH.some((name) => bare(name).startsWith(word));

const bare = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '');

function nameOf(locale: string, month: number, options: Intl.DateTimeFormatOptions): string {
  const parts = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).formatToParts(
    Date.UTC(2026, month, 1),
  );
  return parts.find(({ type }) => type === 'month')?.value ?? '';
}

let madeNames: Name[] | undefined;
const names = (): Name[] =>
  (madeNames ??= LOCALES.flatMap((locale) =>
    ENGLISH.flatMap((_, month) =>
      [{ month: 'long' }, { month: 'long', day: 'numeric' }, { month: 'short' }].map((options) => ({
        name: bare(nameOf(locale, month, options as Intl.DateTimeFormatOptions)),
        month,
      })),
    ),
  ));

let madeWeekdays: Set<string> | undefined;
const weekdays = (): Set<string> =>
  (madeWeekdays ??= new Set(
    LOCALES.flatMap((locale) =>
      (['long', 'short'] as const).flatMap((weekday) =>
        Array.from({ length: 7 }, (_, day) =>
          bare(
            new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(Date.UTC(2026, 10, 1 + day)),
          ),
        ),
      ),
    ),
  ));
