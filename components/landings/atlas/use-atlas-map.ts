import { useEffect, useState } from 'react';
import type { AtlasMap } from '@/lib/directory/atlas/map';
import { type AtlasWire, fromAtlasWire } from '@/lib/directory/atlas/wire';
import { getJson } from '@/lib/platform/calls/browser';

/** From this width the map has its wide shape. */
const WIDE = '(min-width: 48rem)';
/** From this width the map is loaded at once. */
const SHOWN = '(min-width: 900px)';

/** Loads the map in the shape for this window: at once in a wide one, else when `isAsked`. `load` tries again. */
export function useAtlasMap(locale: string, isRequested: boolean) {
  const [map, setMap] = useState<AtlasMap | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const shown = matchMedia(SHOWN);
    const stop = new AbortController();
    const load = () => {
      if (!shown.matches && !isRequested) return;
      setFailed(false);
      getJson<AtlasWire>(`/api/atlas?locale=${locale}&shape=${wide.matches ? 'wide' : 'tall'}`, stop.signal)
        .then((wire) => setMap(fromAtlasWire(wire)))
        .catch(() => !stop.signal.aborted && setFailed(true));
    };
    load();
    for (const query of [wide, shown]) query.addEventListener('change', load);
    return () => {
      stop.abort();
      for (const query of [wide, shown]) query.removeEventListener('change', load);
    };
  }, [locale, isRequested, tries]);
  return { map, isFailed, load: () => setTries((count) => count + 1) };
}
