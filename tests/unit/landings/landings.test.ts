import { findLanding, FRONT_DOOR_SLUG, LANDINGS } from '@/lib/landings/landings';
import { chromeOf } from '@/lib/platform/routing/chrome-of';
import { routes, type Route } from '@/lib/platform/routing/routes';
import messages from '@/messages/zh-Hans.json';

describe('landing pages', () => {
  it.each(Object.entries(LANDINGS))('%s stands at its own address, with a name', (slug, { route }) => {
    expect(routes[route].path).toBe(`/${slug}`);
    expect(chromeOf(route).frame).toBe('bare');
    expect(messages.landing.pages[route].title).not.toBe('');
  });

  it('are all there are in the route table, beside the rooms of the desk', () => {
    const known = [
      ...Object.keys(LANDINGS),
      FRONT_DOOR_SLUG,
      'download',
      'third',
      'publish',
      'publish/[id]',
      'fuwutiaokuan',
      'mianzeshengming',
    ];
    const bare = Object.values<Route>(routes).filter(
      ({ chrome, path }) => chrome?.frame === 'bare' && !path.startsWith('/desk'),
    );
    expect(bare.map(({ path }) => path.slice(1)).sort()).toEqual(known.sort());
  });

  it('know no others', () => {
    expect(findLanding('constructor')).toBeNull();
    expect(findLanding('cryptofi')).toBeNull();
  });
});
