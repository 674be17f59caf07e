interface Props {
  label: string;
  anchors: readonly { id: string; label: string; count?: number }[];
}

/** Links to the parts of a long page. */
export function AnchorRow({ label, anchors }: Props) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-5">
        {anchors.map(({ id, label: name, count }) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-11 items-center gap-1.5 md:min-h-9">
              <span className="border-b border-ink">{name}</span>
              {count !== undefined && <span className="n type-meta">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
