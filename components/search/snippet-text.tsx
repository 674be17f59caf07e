import { Fragment } from 'react';
import type { Snippet } from '@/backend/contract/search/calls';

/** A text with the searched words marked. */
export function SnippetText({ parts }: { parts: Snippet }) {
  return parts.map((part, index) =>
    part.hit ? (
      <mark key={index} className="bg-sel px-px font-bold text-ink">
        {part.text}
      </mark>
    ) : (
      <Fragment key={index}>{part.text}</Fragment>
    ),
  );
}
