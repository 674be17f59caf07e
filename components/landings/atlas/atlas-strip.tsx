import { formatFigure } from '@/lib/platform/numbers/figures';

interface Part {
  key: string;
  name: string;
  count: number;
}

/** The longest bar on a phone leaves room for its number. */
const MAX_LENGTH_PERCENT = 85;

interface Props {
  label: string;
  /** Explains the lengths on a phone. */
  caption: string;
  parts: readonly Part[];
}

/**
 * Categories side by side, as wide as their number of entries; each links to its part of the list. On a phone one below
 * the other.
 */
export function AtlasStrip({ label, caption, parts }: Props) {
  const max = Math.max(1, ...parts.map(({ count }) => count));
  return (
    <nav aria-label={label} className="mt-8">
      <ul className="md:flex md:gap-1">
        {parts
          .filter(({ count }) => count > 0)
          .map(({ key, name, count }) => (
            <li key={key} className="md:min-w-16" style={{ flexGrow: count, flexBasis: 0 }}>
              <a
                href={`#${key}`}
                className="flex min-h-8 items-center gap-3 border-ink text-sm leading-snug md:block md:border-t-8 md:pt-1.5"
              >
                <span className="flex min-w-0 flex-1 items-center gap-2 max-md:order-last md:block">
                  <span
                    aria-hidden="true"
                    className="block h-4 bg-ink md:hidden"
                    style={{ width: `${(count / max) * MAX_LENGTH_PERCENT}%` }}
                  />
                  <b className="n md:block md:text-xl">{formatFigure(count)}</b>
                </span>
                <span className="w-36 shrink-0 max-[300px]:w-24 md:w-auto">{name}</span>
              </a>
            </li>
          ))}
      </ul>
      <p className="type-meta mt-1 md:hidden">{caption}</p>
    </nav>
  );
}
