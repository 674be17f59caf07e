interface Props {
  title: string;
  note: string;
}

/** The heading of a part of the overview, above its entries. */
export function NewsHead({ title, note }: Props) {
  return (
    <div className="entry">
      <div className="entry-body col-start-2 flex flex-wrap items-baseline gap-x-4 border-t border-ink pt-4">
        <h2 className="text-lg font-bold">{title}</h2>
        <span className="type-meta">{note}</span>
      </div>
    </div>
  );
}
