import { render } from '@testing-library/react';
import { Avatar } from '@/components/pictures/avatar';
import { Cover } from '@/components/pictures/cover';
import { DARK_EDGE } from '@/components/pictures/edge';

test('drawn covers and portraits have an edge on a dark page, and photographs have none', () => {
  const { container } = render(
    <>
      <Cover id={1} figure="e0004" pic="" width={160} height={100} />
      <Avatar id={1} src="" size={40} />
      <Cover id={1} figure="e0004" pic="/uploads/a.jpg" width={160} height={100} />
    </>,
  );
  const edged = [...container.querySelectorAll('img')].map(({ className }) => className.includes(DARK_EDGE));
  expect(edged).toEqual([true, true, false]);
});
