import type { SectionOf } from '@/backend/contract/landings/landing';

/** Frequent questions with their answers. */
export function QuestionsSection({ section }: { section: SectionOf<'questions'> }) {
  return (
    <div className="grid gap-x-12 md:grid-cols-2">
      {section.items.map(({ question, answer }) => (
        <div key={question} className="border-b border-rule py-3.5">
          <h3 className="text-md leading-snug">{question}</h3>
          <p className="mt-1 leading-relaxed whitespace-pre-line text-ink-2">{answer}</p>
        </div>
      ))}
    </div>
  );
}
