import type { SectionOf } from '@/backend/contract/landings/landing';

/** A few large figures with units and notes. */
export function NumbersSection({ section }: { section: SectionOf<'numbers'> }) {
  return (
    <dl className="grid grid-cols-2 gap-x-8 max-[300px]:grid-cols-1 gap-y-6 md:grid-cols-4">
      {section.items.map(({ figure, unit, note }) => (
        <div key={note + figure} className="flex flex-col-reverse justify-end">
          <dt className="type-meta mt-1">{note}</dt>
          <dd className="font-bold [text-autospace:no-autospace]">
            <span className="n-display me-1.5 text-display-sm md:text-display-md">{figure}</span>
            {/* A unit without room beside its figure goes to the next line whole. */}
            {unit !== '' && <span className="inline-block text-md">{unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
