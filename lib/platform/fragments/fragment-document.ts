import { isRenderedPage, removeData, type RenderedValue } from '@/lib/platform/next/rendered-value';
import { FRAGMENT_BOUNDS, fragmentIn } from './address';

/**
 * Reduces the rendered document of a fragment to what the server reads of it: nobody loads its scripts or the data for
 * soft navigations, so they are neither stored nor sent.
 */
export function reduceToFragment(value: RenderedValue): void {
  if (!isRenderedPage(value)) return;
  const html = fragmentIn(value.html);
  if (html === null) return;
  value.html = `<i ${FRAGMENT_BOUNDS.begin}></i>${html}<i ${FRAGMENT_BOUNDS.end}></i>`;
  removeData(value);
}
