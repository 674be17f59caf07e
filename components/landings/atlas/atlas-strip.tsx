import { formatFigure } from '@/lib/platform/numbers/figures';

interface Part {
  key: string;
  name: string;
  count: number;
}

interface Props {
  label: string;
  /** Explains the widths on a phone, where the names are hidden. */
  caption: string;
  parts: readonly Part[];
}

/**
 * Categories side by side, as wide as their number of entries; each links to its part of the list. On a phone without
 * names.
 */
export function AtlasStrip({ label, caption, parts }: Props) {
  return (
    <nav aria-label={label} className="mt-8">
      <ul className="flex gap-1 max-[300px]:flex-wrap">
        {parts
          .filter(({ count }) => count > 0)
          .map(({ key, name, count }) => (
            <li key={key} className="min-w-5 md:min-w-16" style={{ flexGrow: count, flexBasis: 0 }}>
              <a
                href={`#${key}`}
                className="block border-t-[32px] border-ink pt-1.5 text-sm leading-snug md:border-t-8"
              >
                <b className="n block text-center text-xs md:text-start md:text-xl">{formatFigure(count)}</b>
                <span className="max-md:sr-only">{name}</span>
              </a>
            </li>
          ))}
      </ul>
      <p className="type-meta mt-1 md:hidden">{caption}</p>
    </nav>
  );
}
