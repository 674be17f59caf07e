import type { SiteStatus } from '@/lib/data/site-status';
import { call } from '@/lib/platform/calls/read';
import { today } from '@/lib/platform/dates/clock';

const MAX_AGE_SECONDS = 15;

/** Today's numbers and prices for the header and the side bar. */
export async function GET(): Promise<Response> {
  const [counts, spot] = await Promise.all([call('siteCounts', {}), call('spotPrices', {})]);
  if (!counts.ok || !spot.ok) return Response.json({ message: 'unavailable' }, { status: 503 });
  const status: SiteStatus = {
    today: today(),
    flashes: counts.data.flashes_today,
    important: counts.data.important_today,
    events: counts.data.events_upcoming,
    prices: spot.data.list.map(({ symbol, price, changes }) => ({ symbol, price, changes })),
    delayMinutes: spot.data.delay_minutes,
    isSample: spot.data.list.some((price) => price.is_sample),
  };
  return Response.json(status, { headers: { 'cache-control': `public, max-age=${MAX_AGE_SECONDS}` } });
}
