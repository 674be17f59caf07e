import { useTranslations } from 'next-intl';
import { formatFigure, formatPercent } from '@/lib/platform/numbers/figures';

interface Props {
  views: number;
  orders: number;
  paid: number;
}

/**
 * The steps from page views to paid orders. Orders of readers whose views are not counted may outnumber the views; then
 * no percentage is shown.
 */
export function ViewSteps({ views, orders, paid }: Props) {
  const t = useTranslations('hosting.overview.views');
  const steps = [
    { name: t('stepViews'), count: views },
    { name: t('stepOrders'), count: orders },
    { name: t('stepPaid'), count: paid },
  ];
  return (
    <table className="hr-steps">
      <caption className="sr-only">{t('steps')}</caption>
      <tbody>
        {steps.map(({ name, count }) => (
          <tr key={name}>
            <td className="n-display">{formatFigure(count)}</td>
            <th scope="row">{name}</th>
            <td className="type-meta n">
              {count <= views && formatPercent((count / views) * 100, { digits: count === views ? 0 : 1 })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
