import type { TranslationState } from '@/lib/writing/compare/translation';

/**
 * One square per paragraph of the source: filled when translated, hollow when not, cinnabar when it changed since.
 * Only the number of untranslated paragraphs is known, so the last ones are drawn hollow. Hidden from screen readers,
 * as the text beside it says the same.
 */
export function ParagraphStrip({ state: { rows, missing } }: { state: TranslationState }) {
  const body = rows.filter(({ left, right }) => (right ?? left)?.kind === 'body');
  return (
    <span className="wr-strip-squares" aria-hidden="true">
      {body.map(({ kind }, index) => (
        <i
          key={index}
          data-state={index >= body.length - missing ? 'missing' : kind === 'changed' ? 'moved' : undefined}
        />
      ))}
    </span>
  );
}
