interface Props {
  id: string;
  label: string;
  list: readonly string[];
  active: number;
  onChoose: (keyword: string) => void;
}

/** What the reader may be about to type, under the field. */
export function SuggestionList({ id, label, list, active, onChoose }: Props) {
  return (
    <ul
      id={id}
      role="listbox"
      aria-label={label}
      hidden={list.length === 0}
      className="absolute inset-x-0 top-full z-30 mt-px border border-ink bg-paper"
    >
      {list.map((keyword, index) => (
        <li
          key={keyword}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          // The field keeps the focus, so its blur does not close the list before the choice is made.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(keyword)}
          className="cursor-pointer truncate px-3 py-2 text-[14.5px] hover:bg-sel aria-selected:bg-sel"
        >
          {keyword}
        </li>
      ))}
    </ul>
  );
}
