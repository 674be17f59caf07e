import { parseDocument } from 'htmlparser2';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { ChartFigure } from '@/components/charts/chart-figure';
import { ChartDrawing } from '@/components/rich-text/chart-drawing';
import { RichText } from '@/components/rich-text/rich-text';
import type { Chart } from '@/lib/publishing/rich-text/chart';
import { chartRows } from '@/lib/publishing/rich-text/chart-rows';
import { splitParts } from '@/lib/publishing/rich-text/parts';

/** A submitted text in the browser (sanitised HTML), with its charts drawn as readers see them. */
export function ReviewText({ html }: { html: string }) {
  const parts = useMemo(() => partsOf(html), [html]);
  return (
    <div className="mt-6 grid gap-6">
      {parts.map((part, index) => {
        if (part.kind === 'chart') return <DraftChart key={index} chart={part.chart} note={part.note} />;
        return <RichText key={index} html={part.kind === 'series' ? part.series.html : part.html} />;
      })}
    </div>
  );
}

/** The chart of a figure (HTML) in the comparison; nothing when it contains no chart, or its table cannot be drawn. */
export function ComparedChart({ html }: { html: string }) {
  const [part] = useMemo(() => partsOf(html), [html]);
  return part?.kind === 'chart' ? <ChartDrawing chart={part.chart} /> : null;
}

function DraftChart({ chart, note }: { chart: Chart; note: string | null }) {
  const t = useTranslations('desk.review');
  return (
    <div>
      {note !== null && <RichText html={note} />}
      <ChartFigure
        title={chart.title}
        unit={chart.note || chart.unit}
        source=""
        updated=""
        tableLabel={t('chartTable')}
        table={chartRows(chart)}
      >
        <ChartDrawing chart={chart} />
      </ChartFigure>
    </div>
  );
}

const partsOf = (html: string) => splitParts(parseDocument(html), () => undefined);
