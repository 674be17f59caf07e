interface Props {
  name: string;
  value: string;
  label: string;
  note: string;
  /** `lang` attribute of the texts, where it differs from the page's. */
  lang?: string;
  isChecked: boolean;
}

/** A newsletter with a box, its name and when it comes. */
export function CheckRow({ name, value, label, note, lang, isChecked }: Props) {
  return (
    <label className="grid min-h-[64px] cursor-pointer grid-cols-[18px_minmax(0,1fr)] items-start gap-3 border-b border-rule py-3.5">
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isChecked}
        className="mt-[3px] size-[18px] accent-ink"
      />
      <span lang={lang}>
        <span className="block font-semibold">{label}</span>
        <span className="type-meta block">{note}</span>
      </span>
    </label>
  );
}
