import { useEffect, useState } from 'react';
import type { AtlasMap } from '@/lib/directory/atlas/map';
import { type AtlasWire, fromAtlasWire } from '@/lib/directory/atlas/wire';
import { getJson } from '@/lib/platform/calls/browser';

/** As wide as the map stands beside its list. */
const WIDE = '(min-width: 768px)';

/** The map for the screen: at once where there is room for it, else when it is asked for. */
export function useAtlasMap(locale: string, isAsked: boolean) {
  const [map, setMap] = useState<AtlasMap | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const stop = new AbortController();
    const load = () => {
      if (!wide.matches && !isAsked) return;
      setFailed(false);
      getJson<AtlasWire>(`/api/atlas?locale=${locale}&shape=${wide.matches ? 'wide' : 'tall'}`, stop.signal)
        .then((wire) => setMap(fromAtlasWire(wire)))
        .catch(() => !stop.signal.aborted && setFailed(true));
    };
    load();
    wide.addEventListener('change', load);
    return () => {
      stop.abort();
      wide.removeEventListener('change', load);
    };
  }, [locale, isAsked, tries]);
  return { map, isFailed, load: () => setTries((count) => count + 1) };
}
