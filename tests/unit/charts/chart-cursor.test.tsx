import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ChartCursor } from '@/components/charts/chart-cursor';

const points = ['9 Nov', '10 Nov', '11 Nov'].map((label, at) => ({ label, texts: [String(at)], ups: [50] }));
const cursor = <ChartCursor label="Line" points={points} series={[{ name: '', colour: 'red', dash: '' }]} />;

/** The chart as the server sends it; `before` happens in it before the page's scripts run. */
async function hydrated(before: (control: HTMLInputElement) => void): Promise<HTMLInputElement> {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(cursor);
  const control = box.querySelector('input');
  if (!control) throw new Error('no control');
  before(control);
  await act(async () => void hydrateRoot(box, cursor));
  return control;
}

test('what keys moved before the scripts ran stays', async () => {
  const control = await hydrated((input) => {
    input.focus();
    input.value = '0';
  });
  expect(control.getAttribute('aria-valuetext')).toBe('9 Nov, 0');
  expect(control.closest('div')?.previousElementSibling?.className).not.toContain('invisible');
});

test('where nobody is, the end of the line is shown', async () => {
  const control = await hydrated(() => undefined);
  expect(control.getAttribute('aria-valuetext')).toBe('11 Nov, 2');
});
