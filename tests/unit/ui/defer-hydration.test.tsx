import { act, render, screen } from '@testing-library/react';
import { Activity, createContext, type ReactNode, use, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { deferHydration } from '@/components/ui/hydration/defer-hydration';

jest.mock('@/lib/platform/navigation/after-load', () => ({ afterLoad: () => Promise.resolve() }));

const Step = createContext(1);

function Count({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  const step = use(Step);
  return (
    <button type="button" onClick={() => setCount(count + step)}>
      {name} {count}
    </button>
  );
}

/** A part whose script loads, or fails to load, when the test says so. */
function awaited() {
  const requested: { come: () => void; fail: () => void }[] = [];
  const Part = deferHydration(
    () =>
      new Promise<typeof Count>((resolve, reject) => {
        requested.push({ come: () => resolve(Count), fail: () => reject(new Error('no connection')) });
      }),
  );
  return { Part, requested };
}

/** The page as the server sends it, added to the document, and its button. */
function sent(name: string) {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(
    <main>
      <div className="contents">
        <Activity>
          <Count name={name} />
        </Activity>
      </div>
    </main>,
  );
  const button = box.querySelector('button') as HTMLButtonElement;
  const errors: unknown[] = [];
  const hydrate = async (page: ReactNode) => {
    let root: ReturnType<typeof hydrateRoot> | undefined;
    const onRecoverableError = (error: unknown) => errors.push(error);
    await act(async () => void (root = hydrateRoot(box, <main>{page}</main>, { onRecoverableError })));
    return (again: ReactNode) => act(async () => root?.render(<main>{again}</main>));
  };
  return { box, button, errors, hydrate };
}

test('a loaded script takes over the existing elements, and the focus stays on them', async () => {
  const { Part, requested } = awaited();
  const { box, button, errors, hydrate } = sent('a');
  button.focus();
  await hydrate(<Part name="a" />);
  await act(async () => button.click());
  expect(button.textContent).toBe('a 0');
  await act(async () => requested[0]?.come());
  expect(box.querySelector('button')).toBe(button);
  expect(document.activeElement).toBe(button);
  await act(async () => button.click());
  expect(button.textContent).toBe('a 1');
  expect(errors).toEqual([]);
});

test('a page that changes before the script is loaded keeps what it shows, and reacts afterwards', async () => {
  const { Part, requested } = awaited();
  const { box, errors, hydrate } = sent('a');
  const page = (step: number) => (
    <Step value={step}>
      <Part name="a" />
    </Step>
  );
  const render = await hydrate(page(1));
  for (const step of [2, 3]) {
    await render(page(step));
    expect(box.querySelectorAll('button')).toHaveLength(1);
    expect(box.textContent).toBe('a 0');
  }
  await act(async () => requested[0]?.come());
  await act(async () => box.querySelector('button')?.click());
  expect(box.querySelectorAll('button')).toHaveLength(1);
  expect(box.textContent).toBe('a 3');
  expect(errors).toEqual([]);
});

test('a part whose script fails to load stays as it is, and the script is requested again on the next page', async () => {
  const { Part, requested } = awaited();
  const first = sent('a');
  await first.hydrate(<Part name="a" />);
  await act(async () => requested[0]?.fail());
  expect(first.box.textContent).toBe('a 0');
  const next = sent('b');
  await next.hydrate(<Part name="b" />);
  await act(async () => requested[1]?.come());
  for (const { button, errors } of [first, next]) {
    await act(async () => button.click());
    expect(button.textContent).toMatch(/ 1$/);
    expect(errors).toEqual([]);
  }
});

test('on a page rendered in the browser a part is shown once its script is loaded', async () => {
  const { Part, requested } = awaited();
  render(<Part name="new" />);
  expect(screen.queryByText(/new/)).toBeNull();
  await act(async () => undefined);
  await act(async () => requested[0]?.come());
  expect(screen.getByText('new 0')).toBeInTheDocument();
});
