interface Part {
  key: string;
  name: string;
  count: number;
}

interface Props {
  label: string;
  /** Says what the widths are, where the names have no room. */
  caption: string;
  parts: readonly Part[];
}

/** Categories beside each other, as wide as they have entries; each leads to its own. On a phone without their names. */
export function AtlasStrip({ label, caption, parts }: Props) {
  return (
    <nav aria-label={label} className="mt-8">
      <ul className="flex gap-1">
        {parts
          .filter(({ count }) => count > 0)
          .map(({ key, name, count }) => (
            <li key={key} className="min-w-5 md:min-w-16" style={{ flexGrow: count, flexBasis: 0 }}>
              <a
                href={`#${key}`}
                className="block border-t-[32px] border-ink pt-1.5 text-[14px] leading-snug md:border-t-8"
              >
                <b className="n block text-center text-[13px] md:text-start md:text-[20px]">{count}</b>
                <span className="max-md:sr-only">{name}</span>
              </a>
            </li>
          ))}
      </ul>
      <p className="type-meta mt-1 md:hidden">{caption}</p>
    </nav>
  );
}
