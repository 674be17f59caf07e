'use client';

import { useEffect } from 'react';

const RELOADED_KEY = 'lx_reloaded';
/** A second failure within this time of a reload is not mended by another one. */
const RELOAD_AGAIN_MS = 60_000;

interface Props {
  error: Error;
  retry: () => void;
  reload?: () => void;
  title: string;
  text: string;
  retryLabel: string;
}

/**
 * Shown when a page breaks in the browser. A chunk that did not load (a new version went out, or the line broke) reloads
 * the page once and then says so.
 */
export function PageFailure({ error, retry, reload = reloadPage, title, text, retryLabel }: Props) {
  const isChunk = isChunkError(error);

  useEffect(() => {
    if (!isChunk) return;
    const last = Number(sessionStorage.getItem(RELOADED_KEY) ?? 0);
    if (Date.now() - last < RELOAD_AGAIN_MS) return;
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
    reload();
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

/** Webpack and Turbopack name it differently. */
function isChunkError(error: Error): boolean {
  return (
    error.name === 'ChunkLoadError' ||
    /loading chunk|dynamically imported module|load chunk/i.test(error.message)
  );
}
