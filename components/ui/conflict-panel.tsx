interface Props<Name extends string> {
  title: string;
  text: string;
  /** The fields to decide, with both values as text. */
  fields: readonly { name: Name; label: string; mine: string; theirs: string }[];
  mineLabel: string;
  theirsLabel: string;
  onDecide: (name: Name, isTheirs: boolean) => void;
  className: string;
}

/** Shown when somebody else saved first: for each field both changed, the two versions to choose from. */
export function ConflictPanel<Name extends string>({
  title,
  text,
  fields,
  mineLabel,
  theirsLabel,
  onDecide,
  className,
}: Props<Name>) {
  return (
    <section role="alert" className={className}>
      <h2 className="font-bold">{title}</h2>
      <p className="text-ink-2">{text}</p>
      <ul className="empty:hidden">
        {fields.map(({ name, label, mine, theirs }) => (
          <li
            key={name}
            className="grid gap-x-5 gap-y-1 border-t border-rule py-3 md:grid-cols-[120px_1fr_1fr]"
          >
            <b>{label}</b>
            {([false, true] as const).map((isTheirs) => (
              <div key={String(isTheirs)} className="min-w-0">
                <p className="break-words whitespace-pre-line">{(isTheirs ? theirs : mine) || '—'}</p>
                <button type="button" className="form-link" onClick={() => onDecide(name, isTheirs)}>
                  {isTheirs ? theirsLabel : mineLabel}
                </button>
              </div>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
