import type { TranslationState } from '@/lib/writing/compare/translation';

/**
 * One square a paragraph of the source: filled when translated, hollow when not, cinnabar when it changed since. The
 * untranslated ones are taken to be the last, because only their number is known. The words beside it say so, too.
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
