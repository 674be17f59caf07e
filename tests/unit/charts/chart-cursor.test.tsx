import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ChartCursor } from '@/components/charts/chart-cursor';

const points = ['9 Nov', '10 Nov', '11 Nov'].map((label, at) => ({ label, texts: [String(at)], ups: [50] }));
const cursor = <ChartCursor label="Line" points={points} series={[{ name: '', colour: 'red', dash: '' }]} />;

/**
 * The chart rendered by the server and then hydrated; `before` runs in between, as a reader may act before scripts run.
 */
async function hydrated(before: (control: HTMLInputElement) => void): Promise<HTMLInputElement> {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(cursor);
  const control = box.querySelector('input');
  if (!control) throw new Error('no control');
  before(control);
  await act(async () => void hydrateRoot(box, cursor));
  return control;
}

test('a point that was chosen by keyboard before the scripts ran stays chosen', async () => {
  const control = await hydrated((input) => {
    input.focus();
    input.value = '0';
  });
  expect(control.getAttribute('aria-valuetext')).toBe('9 Nov, 0');
  expect(control.closest('div')?.previousElementSibling?.className).not.toContain('invisible');
});

test('without a choice, the last point is chosen', async () => {
  const control = await hydrated(() => undefined);
  expect(control.getAttribute('aria-valuetext')).toBe('11 Nov, 2');
});
