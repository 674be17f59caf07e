import { landingAddress } from '@/lib/landings/address';
import { chromeOf } from '@/lib/platform/routing/chrome-of';
import { matchRoute } from '@/lib/platform/routing/match';
import { routes, type Route, type RouteName } from '@/lib/platform/routing/routes';

const LANDINGS = (Object.entries<Route>(routes) as [RouteName, Route][]).filter(
  ([, { page, path }]) => page.startsWith('landings/') && !path.includes('['),
);

describe('landing pages', () => {
  it.each(LANDINGS)('%s has a page at its own address', (name, { path }) => {
    expect(chromeOf(name).frame).toBe('bare');
    expect(landingAddress(path.slice(1))).toEqual({ name });
  });

  it('are fifteen that have their own addresses', () => {
    expect(LANDINGS).toHaveLength(15);
  });

  it('have an address under /landing unless they have their own', () => {
    expect(landingAddress('forum-2026')).toEqual({ name: 'landing', params: { slug: 'forum-2026' } });
    expect(landingAddress('constructor')).toEqual({ name: 'landing', params: { slug: 'constructor' } });
    expect(landingAddress('atlas')).toEqual({ name: 'landing', params: { slug: 'atlas' } });
    expect(matchRoute('/landing/forum-2026')).toMatchObject({ name: 'landing', isAlias: false });
    expect(matchRoute('/landing/.')).toBeNull();
  });
});
