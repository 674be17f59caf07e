import { render } from '@testing-library/react';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { TimeText } from '@/components/ui/time-text';

test('without a date or a text, nothing is rendered', () => {
  const { container } = render(
    <>
      <TimeText at="">11/20</TimeText>
      <TimeText at="2026-11-20">{''}</TimeText>
    </>,
  );
  expect(container.innerHTML).toBe('');
});

test('a time names its moment for machines', () => {
  const { container } = render(<TimeText at="2015-12-21">Dec 21, 2015</TimeText>);
  expect(container.innerHTML).toBe('<time datetime="2015-12-21">Dec 21, 2015</time>');
});

test('no other component writes a time of its own', () => {
  const files = execFileSync('git', ['ls-files', 'app', 'components'], { encoding: 'utf8' }).split('\n');
  const own = files.filter((file) => file.endsWith('.tsx') && /<time\b/.test(readFileSync(file, 'utf8')));
  expect(own).toEqual(['components/ui/time-text.tsx']);
});
