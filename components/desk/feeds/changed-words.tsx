import type { WordPart } from '@/lib/writing/compare/words';

/** A text with added and removed words as `ins` and `del`. */
export function ChangedWords({ parts }: { parts: readonly WordPart[] }) {
  return (
    <p className="whitespace-pre-line">
      {parts.map(({ kind, text }, index) =>
        kind === 'added' ? (
          <ins key={index} className="word-added">
            {text}
          </ins>
        ) : kind === 'removed' ? (
          <del key={index} className="word-removed">
            {text}
          </del>
        ) : (
          text
        ),
      )}
    </p>
  );
}
