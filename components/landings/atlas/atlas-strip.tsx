interface Part {
  key: string;
  name: string;
  count: number;
}

/** Categories beside each other, as wide as they have entries; each leads to its own. */
export function AtlasStrip({ label, parts }: { label: string; parts: readonly Part[] }) {
  return (
    <nav aria-label={label} className="mt-8">
      <ul className="flex gap-1 max-md:flex-col">
        {parts
          .filter(({ count }) => count > 0)
          .map(({ key, name, count }) => (
            <li key={key} className="min-w-16" style={{ flexGrow: count, flexBasis: 0 }}>
              <a href={`#${key}`} className="block border-t-8 border-ink pt-1.5 text-[14px] leading-snug">
                <b className="n block text-[20px]">{count}</b>
                {name}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
