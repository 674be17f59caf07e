'use client';

import { useEffect } from 'react';
import { mayReload } from '@/lib/platform/storage/browser-storage';

const RELOADED_KEY = 'lx_reloaded';

interface Props {
  error: Error;
  retry: () => void;
  reload?: () => void;
  title: string;
  text: string;
  retryLabel: string;
}

/**
 * Shown when a page fails in the browser. When a chunk could not be loaded (there is a new version, or the connection
 * broke), the page is reloaded, at most once a minute.
 */
export function PageFailure({ error, retry, reload = reloadPage, title, text, retryLabel }: Props) {
  const isChunk = isChunkError(error);

  useEffect(() => {
    if (!isChunk) return;
    if (mayReload(RELOADED_KEY)) reload();
  }, [isChunk, reload]);

  return (
    <div className="ledger mx-4 my-10 min-h-[40vh] md:mx-8" role="alert">
      <div className="entry py-8">
        <span className="node node-key top-[3.2rem]" />
        <div className="entry-body col-start-2">
          <h1 className="type-page-title">{title}</h1>
          <p className="type-summary mt-4">{text}</p>
          <button type="button" className="btn btn-ink mt-8" onClick={isChunk ? reload : retry}>
            {retryLabel}
          </button>
        </div>
      </div>
    </div>
  );
}

const reloadPage = () => location.reload();

/** Whether a chunk could not be loaded; bundlers and browsers name that error differently. */
function isChunkError(error: Error): boolean {
  return (
    error.name === 'ChunkLoadError' ||
    /loading chunk|dynamically imported module|load chunk/i.test(error.message)
  );
}
