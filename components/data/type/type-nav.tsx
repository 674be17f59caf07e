import { Link } from '@/components/ui/links/link';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';

interface Props {
  current: string;
  /** Every type with its name, in the editors' order. */
  types: readonly { type: string; name: string }[];
  /** The name of the overview. */
  all: string;
  locale: Locale;
}

/** The name of a type of data and the other types, in its gutter; on a phone only the way back to the overview. */
export function TypeNav({ current, types, all, locale }: Props) {
  return (
    <nav aria-label={all} className="text-xs leading-[1.85]">
      <p className="text-base leading-normal font-bold max-md:hidden">
        {types.find(({ type }) => type === current)?.name}
      </p>
      <Link href={href(locale, 'data')} className="underline underline-offset-3">
        {all}
      </Link>
      <ul className="max-md:hidden">
        {types
          .filter(({ type }) => type !== current)
          .map(({ type, name }) => (
            <li key={type}>
              <Link
                href={href(locale, 'dataType', { type })}
                className="text-ink-3 hover:text-ink hover:underline"
              >
                {name}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
