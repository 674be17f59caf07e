import type { Notes } from '@/lib/writing/notes/use-notes';

interface Props {
  id: string;
  label: string;
  people: Notes['desk'];
  /** Index of the option Enter takes. */
  current: number;
  onTake: (name: string) => void;
}

/** The list of desk members whose name begins with the typed text. */
export function MentionList({ id, label, people, current, onTake }: Props) {
  return (
    <ul id={id} role="listbox" aria-label={label} className="wr-options">
      {people.map(({ id: personId, name }, index) => (
        <li
          key={personId}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === current}
          onMouseDown={(event) => {
            event.preventDefault();
            onTake(name);
          }}
        >
          {name}
        </li>
      ))}
    </ul>
  );
}
