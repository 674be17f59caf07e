/** @jest-environment node */
import { create } from 'qrcode';
import { renderToStaticMarkup } from 'react-dom/server';
import { Qr } from '@/components/ui/qr';

const QUIET = 2;

/** The modules that a path of horizontal strokes covers, as `column,row`. */
function covered(path: string): string[] {
  const modules: string[] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', first = '', second = ''] of path.matchAll(/([Mmh])([\d.]+)(?: ([\d.]+))?/g)) {
    if (command === 'M') [x, y] = [Number(first), Number(second) - 0.5];
    else if (command === 'm') x += Number(first);
    else for (const end = x + Number(first); x < end; x += 1) modules.push(`${x - QUIET},${y - QUIET}`);
  }
  return modules.sort();
}

test.each(['https://example.org/wz_detail/1039', '链'.repeat(60)])(
  'the strokes cover exactly the modules of the QR code of %s',
  (value) => {
    const markup = renderToStaticMarkup(<Qr value={value} label="code" />);
    const drawn = covered(/stroke="#000" d="([^"]+)"/.exec(markup)?.[1] ?? '');
    const { modules } = create(value, { errorCorrectionLevel: 'M' });
    const dark = Array.from(
      { length: modules.size ** 2 },
      (_, at) => [at % modules.size, Math.floor(at / modules.size)] as const,
    )
      .filter(([column, row]) => modules.get(row, column))
      .map(([column, row]) => `${column},${row}`)
      .sort();
    expect(drawn).toEqual(dark);
  },
);
