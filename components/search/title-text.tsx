import { Fragment } from 'react';
import type { TitlePart } from '@/lib/search/hit';
import { SnippetText } from './snippet-text';

/** A title with the searched words marked, whose lines break only between words. */
export function TitleText({ parts }: { parts: readonly TitlePart[] }) {
  return (
    <span className="headline">
      {parts.map((part, index) => (
        <Fragment key={index}>
          <SnippetText parts={[part]} />
          {part.mayEnd && <wbr />}
        </Fragment>
      ))}
    </span>
  );
}
