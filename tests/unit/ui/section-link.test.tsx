import { render, screen } from '@testing-library/react';
import { SectionLink } from '@/components/ui/links/section-link';

const html = document.documentElement;
afterEach(() => html.removeAttribute('data-off'));

test('a browser knows from the document which sections are off, and links to none of their pages', () => {
  const link = (
    <SectionLink section="events" href="/events/7" className="title">
      Meeting
    </SectionLink>
  );
  const { rerender } = render(link);
  expect(screen.getByRole('link', { name: 'Meeting' }).getAttribute('href')).toBe('/events/7');
  html.dataset['off'] = 'data events';
  rerender(<div>{link}</div>);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Meeting').className).toBe('title');
  html.dataset['off'] = 'data';
  rerender(<p>{link}</p>);
  expect(screen.getByRole('link', { name: 'Meeting' })).toBeTruthy();
});
