import { act, render, screen } from '@testing-library/react';
import { deferPart } from '@/components/ui/hydration/defer-part';

jest.mock('@/lib/platform/navigation/after-load', () => ({ afterLoad: () => Promise.resolve() }));

const Whole = ({ name }: { name: string }) => <p>Whole {name}</p>;
const Before = ({ name }: { name: string }) => <p>Before {name}</p>;

test('a placeholder is replaced by the part everywhere once it is loaded', async () => {
  const load = jest.fn(async () => Whole);
  const Part = deferPart(load, Before);
  const { rerender } = render(<Part name="one" />);
  expect(screen.getByText('Before one')).toBeInTheDocument();
  expect(await screen.findByText('Whole one')).toBeInTheDocument();
  rerender(
    <>
      <Part name="two" />
      <Part name="three" />
    </>,
  );
  expect(screen.getByText('Whole two')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that failed to load leaves its placeholder, and is requested again on the next page', async () => {
  const load = jest.fn(async () => Whole);
  load.mockRejectedValueOnce(new Error('no connection'));
  const Part = deferPart(load, Before);
  const { unmount } = render(<Part name="one" />);
  await act(async () => undefined);
  expect(screen.getByText('Before one')).toBeInTheDocument();
  unmount();
  render(<Part name="two" />);
  expect(await screen.findByText('Whole two')).toBeInTheDocument();
});
