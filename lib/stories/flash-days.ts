import type { FlashView } from './flash-view';

/** Consecutive flashes grouped by day, in the order given. */
export function groupByDay(views: readonly FlashView[]): { day: string; views: FlashView[] }[] {
  const groups: { day: string; views: FlashView[] }[] = [];
  for (const view of views) {
    const last = groups.at(-1);
    if (last?.day === view.day) last.views.push(view);
    else groups.push({ day: view.day, views: [view] });
  }
  return groups;
}
