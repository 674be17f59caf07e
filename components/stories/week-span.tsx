import type { Issue } from '@/lib/stories/read-weekly';
import { TimeText } from '@/components/ui/time-text';

/** `2026/11/16–11/22` */
export function WeekSpan({ issue: { starts, ends } }: { issue: Pick<Issue, 'starts' | 'ends'> }) {
  const from = starts.replaceAll('-', '/');
  const to = ends.replaceAll('-', '/');
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  return (
    <span className="n">
      <TimeText at={starts}>{from}</TimeText>–<TimeText at={ends}>{isSameYear ? to.slice(5) : to}</TimeText>
    </span>
  );
}
