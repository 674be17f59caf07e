import type { SectionOf } from '@/backend/contract/landings/landing';

/** A timeline of steps. */
export function TimelineSection({ section }: { section: SectionOf<'timeline'> }) {
  return (
    <ol>
      {section.steps.map(({ when, title, note }) => (
        <li
          key={when + title}
          className="grid gap-x-6 border-b border-rule py-3 last:border-0 md:grid-cols-[9em_minmax(0,1fr)]"
        >
          <span className="n font-semibold">{when}</span>
          <div>
            <h3 className="text-lg leading-snug">{title}</h3>
            {note !== '' && <p className="mt-0.5 max-w-[42em] text-ink-2">{note}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
