import type { SectionOf } from '@/backend/contract/landings/landing';

/** Quotes with their authors. */
export function QuotesSection({ section }: { section: SectionOf<'quotes'> }) {
  return (
    <ul className="grid gap-x-8 gap-y-5 md:grid-cols-3">
      {section.quotes.map(({ words, who }) => (
        <li key={words}>
          <figure className="border-t-2 border-b border-ink py-3.5">
            <blockquote className="text-xl leading-snug font-bold">{words}</blockquote>
            <figcaption className="type-meta mt-1.5">{who}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
