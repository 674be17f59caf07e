import { spreadLabels } from '@/lib/charts/spread-labels';
import type { SeriesStyle } from '@/lib/charts/series';
import { SeriesKey } from './series-key';

const LINE_PX = 19;

export interface EndLabel {
  name: string;
  text: string;
  /** 0..100 of the plot's height. */
  up: number;
  style: SeriesStyle;
}

/** Names at the lines' ends, in place of a legend. In a narrow chart the figures are left out. */
export function EndLabels({ ends, height }: { ends: readonly EndLabel[]; height: number }) {
  const places = spreadLabels(
    ends.map(({ up }) => up),
    (LINE_PX / height) * 100,
  );
  return (
    <div aria-hidden="true" className="relative col-start-3 row-start-2 text-ink">
      {ends.map(({ name, text, style }, i) => (
        <div key={name} className="h-0">
          {/* The invisible copy gives the column its width; the visible one is placed at the end of its line. */}
          <span className="invisible block h-0 overflow-hidden">
            <Label name={name} text={text} style={style} keyed={ends.length > 1} />
          </span>
          <span className="absolute left-0 translate-y-1/2" style={{ bottom: `${places[i] ?? 0}%` }}>
            <Label name={name} text={text} style={style} keyed={ends.length > 1} />
          </span>
        </div>
      ))}
    </div>
  );
}

interface LabelProps {
  name: string;
  text: string;
  style: SeriesStyle;
  keyed: boolean;
}

function Label({ name, text, style, keyed }: LabelProps) {
  return (
    <span className="flex items-center gap-1.5 pl-2.5 whitespace-nowrap">
      {keyed && <SeriesKey {...style} />}
      {name}
      <span className="n hidden font-semibold @min-[440px]:inline">{text}</span>
    </span>
  );
}
