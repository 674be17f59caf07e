/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { BarChart } from '@/components/charts/bar-chart';
import { ChartFigure } from '@/components/charts/chart-figure';
import { HourChart } from '@/components/charts/hour-chart';
import { LineChart } from '@/components/charts/line-chart';
import { Sparkline } from '@/components/charts/sparkline';

const LABELS = ['11/18', '11/19', '11/20'];
const SERIES = [
  { name: 'BTC', values: [1, 2, 3] },
  { name: 'ETH', values: [3, null, 1] },
];

describe('LineChart', () => {
  it('lets the keyboard and screen readers read any point', async () => {
    render(<LineChart label="价格" labels={LABELS} series={SERIES} cursorLabel="逐日查看" missing="无" />);
    const cursor = await screen.findByRole('slider', { name: '逐日查看' });
    expect(cursor).toHaveProperty('value', '2');
    fireEvent.change(cursor, { target: { value: '1' } });
    expect(cursor.getAttribute('aria-valuetext')).toBe('11/19, BTC 2.0, ETH 无');
  });

  it('draws without a cursor, and without data', () => {
    const { container } = render(<LineChart label="空" labels={[]} series={[]} cursorLabel="逐日查看" />);
    expect(screen.queryByRole('slider')).toBeNull();
    expect(container.innerHTML).not.toContain('NaN');
  });
});

describe('HourChart', () => {
  it('links past hours and not those to come', () => {
    render(
      <HourChart
        label="今日"
        counts={[2, 0, 5]}
        current={2}
        hrefOf={(hour) => `/news?hour=${hour}`}
        labelOf={(from, to, count) => `${from}至${to}时，${count}条`}
      />,
    );
    // Each of the three hours has a link; for narrow screens there is one more, which covers up to four hours.
    expect(screen.getAllByRole('link')).toHaveLength(3 + 1);
    expect(screen.getByRole('link', { name: '0至2时，7条' }).getAttribute('href')).toBe('/news?hour=0');
    const current = screen.getByRole('link', { name: '2至2时，5条' });
    expect(current.getAttribute('aria-current')).toBe('time');
    expect(current.getAttribute('href')).toBe('/news?hour=2');
  });

  it('names every sixth hour on a phone, and every fourth elsewhere', () => {
    const { container } = render(<HourChart label="昨日" counts={[1]} current={null} labelOf={String} />);
    const ticks = [...container.querySelectorAll('.n')];
    const without = (name: string) =>
      ticks.filter(({ classList }) => !classList.contains(name)).map(({ textContent }) => textContent);
    expect(without('@max-[260px]:hidden')).toEqual(['00', '06', '12', '18']);
    expect(without('hidden')).toEqual(['00', '04', '08', '12', '16', '20']);
  });

  it('is a named picture without links', () => {
    render(<HourChart label="昨日" counts={[1]} current={null} labelOf={String} />);
    expect(screen.getByRole('img', { name: '昨日' })).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('ChartFigure', () => {
  it('prints source, date and sample mark, and has the numbers as a table', () => {
    const columns = [
      { key: 'hour', label: '时' },
      { key: 'share', label: '占比', numeric: true },
    ];
    render(
      <ChartFigure
        title="图1"
        unit="%"
        source="来源：链讯整理。"
        updated="更新于11月20日。"
        sample="样本"
        tableLabel="看数字"
        table={{ caption: '占比', columns, rows: [{ hour: '00', share: '4%' }] }}
      >
        <BarChart label="占比" labels={['00']} values={[4]} />
      </ChartFigure>,
    );
    expect(screen.getByText('样本')).toBeTruthy();
    expect(screen.getByText(/来源：链讯整理。/).textContent).toContain('更新于11月20日。');
    expect(screen.getByText('4%').closest('table')).toBeTruthy();
  });
});

describe('Sparkline', () => {
  it('is decoration unless it has a name', () => {
    render(<Sparkline values={[1, 2]} />);
    expect(screen.queryByRole('img')).toBeNull();
    render(<Sparkline values={[]} label="七日走势" />);
    expect(screen.getByRole('img', { name: '七日走势' })).toBeTruthy();
  });

  it('shades a span of missing values, and marks an outlier with a square', () => {
    const whole = render(<Sparkline values={[1, 2, 3]} />).container;
    expect(whole.querySelectorAll('rect, [title]')).toHaveLength(0);
    const broken = render(
      <Sparkline values={[1, null, null, 3]} marks={[{ index: 0, up: 1, title: '未采用' }]} />,
    ).container;
    expect(broken.querySelectorAll('rect')).toHaveLength(1);
    expect(broken.querySelector('path')?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
    expect(broken.querySelector('i[title="未采用"]')).not.toBeNull();
  });

  it('ends in a filled square, and in an open one when its source has stopped', () => {
    const end = (isOpenEnded: boolean) =>
      render(<Sparkline values={[1, 2]} isOpenEnded={isOpenEnded} />).container.querySelector('i')?.className;
    expect(end(false)).toContain('bg-current');
    expect(end(true)).not.toContain('bg-current');
  });
});
