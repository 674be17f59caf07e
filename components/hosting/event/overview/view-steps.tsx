import { useTranslations } from 'next-intl';
import { formatFigure, formatPercent } from '@/lib/platform/numbers/figures';

interface Props {
  views: number;
  orders: number;
  paid: number;
}

const CELL = 'border-b border-rule py-2';

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
    <table className="self-start">
      <caption className="sr-only">{t('steps')}</caption>
      <tbody>
        {steps.map(({ name, count }) => (
          <tr key={name}>
            <td className={`${CELL} n-display w-[92px] text-start text-2xl leading-[1.2] font-semibold`}>
              {formatFigure(count)}
            </td>
            <th scope="row" className={`${CELL} text-start text-sm font-normal`}>
              {name}
            </th>
            <td className={`${CELL} type-meta n text-end text-sm font-normal`}>
              {count <= views && formatPercent((count / views) * 100, { digits: count === views ? 0 : 1 })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
