import { type ComponentType, createElement, lazy } from 'react';
import { laterPart } from './later';

const IS_SERVER = typeof window === 'undefined';

/**
 * A part of the page that stands in its HTML at once and begins to react when the page has come to rest, or at the
 * reader's first touch or key; its program comes only then, and draws the part anew in its place. While it does not come,
 * the part stays as it is. For parts without others in them: what a part holds waits with it.
 *
 * The HTML is kept by an element that says it has none of its own. A `Suspense` boundary would keep it, too, but is sent
 * behind the page and put in its place by a script when it is large.
 */
export function hydrateLater<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const OnServer = lazy(async () => ({ default: await load() }));
  const usePart = laterPart(load);

  return function HydrateLater(props: Props) {
    const part = usePart();
    const shown = IS_SERVER ? OnServer : part;
    return shown ? (
      <div className="contents">{createElement(shown, props)}</div>
    ) : (
      <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    );
  };
}
