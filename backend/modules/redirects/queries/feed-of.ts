/** Pages with a feed: the home page, and those of categories, labels, topics and authors. */
const HAS_FEED =
  /^(?:\/zh-hant|\/en)?\/(?:features(?:\/label)?\/\d+|home_wz(?:\/\d+)?|columnlist\/\d+|news(?:\/category\/\d+)?|hk|usa)$/;

/** The address of the feed of a page; of a page without one, the page itself. */
export function feedOf(path: string): string {
  if (path === '/') return '/feed.xml';
  return HAS_FEED.test(path) ? `${path}/feed.xml` : path;
}
